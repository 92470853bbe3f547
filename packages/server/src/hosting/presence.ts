/** A person seen within this time counts as present, at whichever node. */
export const SEEN_MS = 45_000;

/** Other processes wait this long before they take over tasks that this one should have done. */
export const GRACE_MS = 5000;
