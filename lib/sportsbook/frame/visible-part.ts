interface Span {
  readonly top: number;
  readonly height: number;
}

/** The part of the frame that can be seen, from the frame's top. `frame` and `view` from the top of the window. */
export function visiblePart(frame: Span, view: Span): Span {
  const top = Math.min(Math.max(0, view.top - frame.top), frame.height);
  const bottom = Math.min(Math.max(0, view.top + view.height - frame.top), frame.height);
  return { top, height: Math.max(0, bottom - top) };
}
