// On an iPhone a finger that begins at the side of the screen goes back a page, also in an installed one. Where it begins on a piece
// it is meant for the piece.

/** The width of the strips at both sides from which the system takes a swipe. */
const STRIP_PX = 24;
/** A finger trembles less. */
const TAP_PX = 10;

/** A touch that is refused to the system makes no click any more: where the finger has not moved, it is made here. */
const clickAtEnd = (target: Element, { identifier, clientX, clientY }: Touch): void => {
  const stop = new AbortController();
  const end = ({ changedTouches }: TouchEvent): void => {
    const touch = [...changedTouches].find((one) => one.identifier === identifier);
    if (!touch) return;
    stop.abort();
    if (Math.hypot(touch.clientX - clientX, touch.clientY - clientY) >= TAP_PX) return;
    target.dispatchEvent(
      new MouseEvent('click', {
        bubbles: true,
        cancelable: true,
        composed: true,
        detail: 1,
        clientX,
        clientY,
      }),
    );
  };
  addEventListener('touchend', end, { signal: stop.signal });
  addEventListener('touchcancel', () => stop.abort(), { signal: stop.signal });
};

const onTouchStart = (event: TouchEvent): void => {
  const [touch, second] = event.touches;
  const piece = event.target instanceof Element ? event.target.closest('[data-piece]') : null;
  if (!touch || second || !piece || !event.cancelable) return;
  if (touch.clientX > STRIP_PX && touch.clientX < innerWidth - STRIP_PX) return;
  event.preventDefault();
  clickAtEnd(piece, touch);
};

/** For the root of a board. */
export const refuseEdgeSwipes = (board: HTMLElement): void => {
  board.addEventListener('touchstart', onTouchStart, { passive: false });
};
