import { getImageSources } from '@foulee/domain/shared/image'

type PictureProps = {
  /** An address of the API: the other widths and formats are named alike. */
  src: string
  /** The width it is shown in, as CSS `sizes`. */
  sizes: string
  alt?: string
  className?: string
  isEager?: boolean
  /** Before the scripts, and drawn with the words around it: what a list begins with. */
  isFirst?: boolean
}

/** A member's image in the lightest form that the browser reads. */
export function Picture({ src, sizes, alt = '', className, isEager, isFirst }: PictureProps) {
  const sources = getImageSources(src)
  const image = (
    <img
      alt={alt}
      className={className}
      decoding={isFirst ? 'sync' : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      loading={isEager || isFirst ? 'eager' : 'lazy'}
      src={src}
    />
  )
  if (!sources) return image
  return (
    <picture className="contents">
      {sources.avif && <source sizes={sizes} srcSet={sources.avif} type="image/avif" />}
      <source sizes={sizes} srcSet={sources.webp} type="image/webp" />
      {image}
    </picture>
  )
}
