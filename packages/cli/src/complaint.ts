/** Something the person at the keyboard can put right: one clear sentence on stderr, and exit 2. */
export class Complaint extends Error {}
