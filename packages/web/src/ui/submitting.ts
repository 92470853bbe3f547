/** For a form's `onSubmit`: this is done, and the page stays. */
export const submitting =
  (act: () => unknown) =>
  (event: Event): void => {
    event.preventDefault();
    act();
  };
