// Our own small signs, drawn with one line. Always beside words, or on a button with a name.
const PATHS = {
  again: 'M18.5 12a6.5 6.5 0 1 1-2-4.7M18.5 4v4.2h-4.2',
  back: 'm14.5 5-7 7 7 7',
  book: 'M12 6.5C10 5 7 5 4 5.5v13c3-.5 6-.5 8 1 2-1.5 5-1.5 8-1v-13c-3-.5-6-.5-8 1zm0 0v13',
  bot: 'M5 9.5h14v9.5H5zM12 9.5V5.5M9.5 13.5v.01M14.5 13.5v.01M9.5 16.2h5M2.5 13v2.5M21.5 13v2.5',
  calendar: 'M4.5 6.5h15v13h-15zM4.5 11h15M8.5 4v4.5M15.5 4v4.5',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  clock: 'M12 7.5V12l3 2M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h10.5v11.5H9zM5.5 15.5h-1v-12H15v2',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z',
  file: 'M6 3.5h8l4 4v13H6zM14 3.5v4h4M9 12h6M9 16h6',
  forward: 'm9.5 5 7 7-7 7',
  friends:
    'M9 11.5a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4zM3 19.5c0-3.3 2.6-5.5 6-5.5s6 2.2 6 5.5M16 5.4a3.2 3.2 0 0 1 0 5.8M17.5 14.4c2.1.7 3.5 2.5 3.5 5.1',
  gear: 'M10 5.4 10.4 2.8h3.2l.4 2.6 1.2.5 2.2-1.5 2.2 2.2-1.5 2.2.5 1.2 2.6.4v3.2l-2.6.4-.5 1.2 1.5 2.2-2.2 2.2-2.2-1.5-1.2.5-.4 2.6h-3.2l-.4-2.6-1.2-.5-2.2 1.5-2.2-2.2 1.5-2.2-.5-1.2-2.6-.4v-3.2l2.6-.4.5-1.2-1.5-2.2 2.2-2.2 2.2 1.5zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  globe:
    'M12 3.2a8.8 8.8 0 1 0 0 17.6 8.8 8.8 0 0 0 0-17.6zM3.5 12h17M12 3.2c5 5.4 5 12.2 0 17.6M12 3.2c-5 5.4-5 12.2 0 17.6',
  hint: 'M9.5 18.5h5M10 21.5h4M8.5 15.5C6.5 14 5.5 12 5.5 9.8a6.5 6.5 0 0 1 13 0c0 2.2-1 4.2-3 5.7v1h-7z',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9',
  keyboard: 'M3 6.5h18v11H3zM6.5 10v.01M10 10v.01M13.5 10v.01M17 10v.01M8 14h8',
  log: 'M5 6.5h14M5 12h14M5 17.5h9',
  menu: 'M12 5.5v.01M12 12v.01M12 18.5v.01',
  mute: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  note: 'M9 17.5V5.5l10-2v12M9 17.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM19 15.5a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0z',
  play: 'M8 5.5v13l10.5-6.5z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  qr: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2M20 20h-3.5v-1.5M14 20v.01',
  quick: 'M13 3 5.5 13.5H11L10 21l8-11h-5.5z',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v6.5h14V13',
  sliders: 'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.8v4.4M8 14.8v4.4',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.3a8 8 0 0 1 0 11.4',
  star: 'M12 4l2.4 5.2 5.6.6-4.2 3.8 1.2 5.6-5-2.8-5 2.8 1.2-5.6L4 9.8l5.6-.6z',
  start: 'M6.5 5v14M17.5 5l-7 7 7 7',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2.2M12 19.3v2.2M2.5 12h2.2M19.3 12h2.2M5.3 5.3l1.5 1.5M17.2 17.2l1.5 1.5M5.3 18.7l1.5-1.5M17.2 6.8l1.5-1.5',
  talk: 'M5 5.5h14v10h-8l-4 4v-4H5zM9 9.5h6M9 12.5h4',
  // A move taken back: not one step of it, which a board may undo with a bent arrow.
  undo: 'M11.5 6 5.5 12l6 6M18.5 6l-6 6 6 6',
} as const;

export const Icon = ({ name, size = 24 }: { readonly name: keyof typeof PATHS; readonly size?: number }) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill={name === 'play' ? 'currentColor' : 'none'}
    stroke="currentColor"
    stroke-width={name === 'menu' ? 3.2 : 2}
    stroke-linecap="round"
    stroke-linejoin="round"
    class="rigid"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
