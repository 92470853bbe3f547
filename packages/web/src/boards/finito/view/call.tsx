/** What is called when the last counter lies in its place; the news tells it to those who do not see it. */
export const Call = ({ isNew }: { isNew: boolean }) => (
  <span class={`finito-call ${isNew ? 'is-new' : ''}`} aria-hidden="true">
    Finito!
  </span>
);
