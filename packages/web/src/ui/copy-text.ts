// Copies a text, also where the page has no `navigator.clipboard`: over plain HTTP in the own network, for instance.

/** The way of older browsers: a field that is selected for a moment. A modal dialog lets nothing outside it be selected. */
const copySelected = (text: string): boolean => {
  const had = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  field.readOnly = true;
  field.tabIndex = -1;
  field.setAttribute('aria-hidden', 'true');
  (document.querySelector('dialog:modal') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  return isCopied;
};

/** False: the browser did not allow it. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!navigator.clipboard) return copySelected(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
