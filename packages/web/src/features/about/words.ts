import { catalogue } from '../../shell/catalogue.ts';

export const aboutWords = catalogue('about/about');
