/** The browser's path, or the reason why there is none. */
export declare const findChromium: () => {
    readonly path: string;
} | {
    readonly missing: string;
};
export declare const FLAGS: string[];
