// Short messages for screen readers. Two regions in turn, so that the same message is read out twice if it comes twice.
let regions: readonly HTMLElement[] = [];
let next = 0;

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
  if (regions.length === 0 || text === '') return;
  regions[next]!.textContent = '';
  next = 1 - next;
  regions[next]!.textContent = text;
};
