import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // How React spells what HTML lets one spell either way.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // Placeholders and tints of pictures are values, not design.
    'no-inline-style': 'off',
    // Everything comes from the site's own origin.
    'require-sri': 'off',
    // The two main navigations are for two sizes of screen: only one is there at a time.
    'unique-landmark': 'off',
  },
});

/** What an independent validator finds wrong with the markup of a page, a line per fault. */
export async function markupFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} at ${html.slice(Math.max(0, offset - 40), offset + 60)}`,
    ),
  );
}
