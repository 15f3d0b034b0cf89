/** A response body that generates the next piece on demand, and stops when the client disconnects. */
export function streamPieces(
  first: IteratorResult<string, void>,
  pieces: AsyncGenerator<string, void>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string, void> | undefined = first;
  return new ReadableStream({
    async pull(controller) {
      const piece = next ?? (await pieces.next());
      next = undefined;
      if (piece.done) controller.close();
      else controller.enqueue(encoder.encode(piece.value));
    },
    async cancel() {
      await pieces.return();
    },
  });
}
