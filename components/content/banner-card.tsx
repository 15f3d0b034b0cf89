import { Link } from '#components/ui/actions/link.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { ArtPicture } from '#components/ui/media/art-picture.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import type { Banner } from '#lib/content/types.ts';
import { hiddenClass } from './hidden-class.ts';

interface BannerCardProps {
  readonly banner: Banner;
  /** `upright`, `tall`: text at the bottom. `wide`: text at the side from 768 px on. `lobby`: small height, text at the side on every screen. */
  readonly size?: 'tall' | 'upright' | 'wide' | 'lobby';
  /** Loads first, because it is above the fold. */
  readonly priority?: boolean;
  readonly className?: string;
}

/** Sizes in a lobby's row of banners on a phone. */
const lobbyPhonePicture = { sizes: '88vw', ratio: 1.8 };
const heights = { tall: 'min-h-96', upright: 'min-h-80', wide: 'min-h-80 md:min-h-52', lobby: 'min-h-44 md:min-h-60' };

export function BannerCard({ banner, size = 'upright', priority, className }: BannerCardProps) {
  const isBeside = size === 'wide' || size === 'lobby';
  return (
    <article
      className={classNames(
        'group card flex flex-col justify-end bg-ink-3',
        heights[size],
        hiddenClass(banner.hiddenOn),
        className,
      )}
    >
      <div className="absolute inset-0 -z-20 transition-transform duration-200 group-hover:scale-[1.02]">
        <ArtPicture
          mobile={banner.mobile}
          desktop={banner.desktop}
          onPhone={size === 'lobby' ? lobbyPhonePicture : undefined}
          priority={priority}
          className={size === 'lobby' ? 'md:object-[50%_24%]' : undefined}
        />
      </div>
      <div className={classNames('scrim space-y-1.5 p-5 md:p-6', isBeside && 'md:scrim-start md:max-w-[66%]')}>
        {banner.greeting && <p className="text-xs font-semibold text-brass-2">{banner.greeting}</p>}
        <h2 className={size === 'tall' ? 'text-2xl' : 'text-xl'}>
          {banner.target ? (
            <Link href={banner.target.href} newTab={banner.target.newTab} className="stretched outline-none">
              {banner.title}
            </Link>
          ) : (
            banner.title
          )}
        </h2>
        {banner.description && (
          <p className={classNames('max-w-md text-sm text-paper-2', size === 'lobby' && 'line-clamp-3')}>{banner.description}</p>
        )}
        {banner.action && (
          <Link
            href={banner.action.href}
            newTab={banner.action.newTab}
            className={classNames(
              'inline-flex items-center gap-2 pt-1 text-sm font-semibold text-brass',
              banner.isClickable && !banner.target ? 'stretched outline-none' : 'relative',
            )}
          >
            {banner.action.label}
            <Icon name={banner.action.newTab ? 'external' : 'arrowRight'} size={18} />
          </Link>
        )}
        {banner.offerNote && <p className="text-xs text-paper-2">{banner.offerNote}</p>}
      </div>
    </article>
  );
}
