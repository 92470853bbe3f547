declare module '*.css';
declare module 'subset-font' {
  const subset: (font: Uint8Array, text: string, options: { targetFormat: 'woff2' }) => Promise<Uint8Array>;
  // biome-ignore lint/style/noDefaultExport: the package does
  export default subset;
}
