/** About an address that no page has. */
export const notFound = {
  title: 'There is no page here',
  about:
    'Nothing in Crescendo has this address. Perhaps a letter is missing from the link, or it is out of date.',
  home: 'Go to the home page',
};
