import { Gallery } from '#components/design/gallery.tsx';

/** `/design`, in development only: a production build ignores files named `.dev.tsx`. */
export default function DesignPage() {
  return <Gallery />;
}
