import { Buttons } from './buttons.tsx';
import { Feedback } from './feedback.tsx';
import { Fields } from './fields.tsx';
import { Tokens } from './tokens.tsx';

export function Gallery() {
  return (
    <main className="page space-y-12 py-12">
      <h1 className="text-3xl">Design system</h1>
      <Tokens />
      <Buttons />
      <Fields />
      <Feedback />
    </main>
  );
}
