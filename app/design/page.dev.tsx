import { Gallery } from '#components/design/gallery.tsx';

/** `/design`, in development only: a built site does not know files named `.dev.tsx`. */
export default function DesignPage() {
  return <Gallery />;
}
