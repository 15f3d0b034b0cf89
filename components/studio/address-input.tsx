import { useEffect, useRef } from 'react';
import { type InputProps, type SlugInputProps, set, unset, useFormValue } from 'sanity';
import { addressOf } from '#lib/studio/rules/address-of.ts';

/** Makes the address of a page from its title, until an editor writes another one. */
function AddressInput(props: SlugInputProps) {
  const { value, onChange, readOnly, schemaType } = props;
  const source = schemaType.options?.source;
  const title = useFormValue(typeof source === 'string' ? source.split('.') : ['title']);
  const made = useRef<string>(undefined);
  const current = value?.current ?? '';
  // Only a change of the title makes an address: one that was removed is not made again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (readOnly || typeof title !== 'string' || (current !== '' && current !== made.current)) return;
    made.current = addressOf(title);
    if (made.current !== current) onChange(made.current === '' ? unset() : set({ _type: 'slug', current: made.current }));
  }, [title]);
  return props.renderDefault(props);
}

const isSlug = (props: InputProps): props is SlugInputProps => props.schemaType.name === 'slug';

/** The Studio's inputs: those of Sanity, and that of addresses. */
export function StudioInput(props: InputProps) {
  return isSlug(props) ? <AddressInput {...props} /> : props.renderDefault(props);
}
