/** Shows the call when the last counter lies in its place; the news tells it to people who do not see it. */
export const Call = ({ isNew }: { isNew: boolean }) => (
  <span class={`finito-call center absolute no-pointer ${isNew ? 'is-new' : ''}`} aria-hidden="true">
    Finito!
  </span>
);
