import { ArtPicture } from '#components/ui/art-picture.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Icon } from '#components/ui/icon.tsx';
import { Link } from '#components/ui/link.tsx';
import type { Banner } from '#lib/content/types.ts';

interface BannerCardProps {
  readonly banner: Banner;
  readonly size?: 'tall' | 'short';
  readonly className?: string;
}

/** A banner as a picture with words over it; the whole card follows its action. */
export function BannerCard({ banner, size = 'short', className }: BannerCardProps) {
  return (
    <article
      className={classNames(
        'group relative isolate flex flex-col justify-end overflow-hidden rounded-card bg-ink-3 shadow-lit focus-within:outline-2 focus-within:outline-offset-3 focus-within:outline-brass-2',
        size === 'tall' ? 'min-h-88' : 'min-h-52',
        className,
      )}
    >
      <div className="absolute inset-0 -z-20 transition-transform duration-200 group-hover:scale-[1.02]">
        <ArtPicture mobile={banner.mobile} desktop={banner.desktop} />
      </div>
      <div className="absolute inset-0 -z-10 bg-[linear-gradient(0deg,oklch(0.12_0.02_320/0.95)_10%,oklch(0.12_0.02_320/0.74)_50%,transparent_90%)]" />
      <div className="space-y-1.5 p-5 md:p-6">
        {banner.greeting && <p className="text-xs font-semibold text-brass-2">{banner.greeting}</p>}
        <h2 className={size === 'tall' ? 'text-2xl' : 'text-xl'}>{banner.title}</h2>
        {banner.description && <p className="line-clamp-2 max-w-md text-sm text-paper-2">{banner.description}</p>}
        {banner.action && (
          <Link
            href={banner.action.href}
            newTab={banner.action.newTab}
            className="stretched inline-flex items-center gap-2 pt-1 text-sm font-semibold text-brass outline-none"
          >
            {banner.action.label}
            <Icon name={banner.action.newTab ? 'external' : 'arrowRight'} size={18} />
          </Link>
        )}
      </div>
    </article>
  );
}
