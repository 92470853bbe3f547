// Short messages for screen readers. Two regions in turn, so that the same message is read out twice if it comes twice.
/** The one that speaks next, then the other. */
let regions: readonly HTMLElement[] = [];

export const prepareAnnouncements = (host: HTMLElement): void => {
  regions = [0, 1].map(() => {
    const region = document.createElement('div');
    region.className = 'unseen';
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('data-announcement', '');
    host.append(region);
    return region;
  });
};

export const announce = (text: string): void => {
  const [next, last] = regions;
  if (!next || !last || text === '') return;
  last.textContent = '';
  next.textContent = text;
  regions = [last, next];
};
