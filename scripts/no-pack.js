// Before `npm pack` and `npm publish` in a folder of the clone: what lies here is source, not the package.
console.error(
  'Packages are packed with `npm run pack` and published from its tarballs: see “Releases” in CONTRIBUTING.md.',
);
process.exit(1);
