export { invitation } from './invitation.ts';
