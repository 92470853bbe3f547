// Made by training/puzzles/make.ts; not to be edited.
// biome-ignore-all format: made by a program
export const LESSON_PUZZLES = {"5vor12":{"exchange":[2,15,14,1,4],"leaving-room":[9,11,10],"start":[3],"take-it":[7,13,12]},"rummikub":{"borrowing":[260,257,219,135,173],"fewest-changes":[78,303,105,206,167],"going-out":[63,45,268,294,301],"joker":[215,267,271,146,35],"opening":[269,300,147,304,231],"regrouping":[115,39,48,137,65],"splitting-run":[26,284,133,274,80]},"finito":{"what-to-move":[1,2],"which-square":[3]},"qwinto":{"waiting":[2],"which-row":[1,3]}} as const;
