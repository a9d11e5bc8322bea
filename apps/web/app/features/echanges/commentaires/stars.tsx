const STAR = 'm12 3 2.7 5.7 6.2.8-4.5 4.3 1.1 6.2-5.5-3-5.5 3 1.1-6.2L3.1 9.5l6.2-.8z'
const PLACES = [0, 1, 2, 3, 4]

type StarProps = { isFull: boolean; size?: number }

/** Full and empty stars differ in shape, not only in colour. */
export function Star({ isFull, size = 20 }: StarProps) {
  return (
    <svg
      aria-hidden="true"
      className={isFull ? 'fill-jaune-pr stroke-relief-5' : 'fill-none stroke-line-strong'}
      height={size}
      strokeLinejoin="round"
      strokeWidth="1.5"
      viewBox="0 0 24 24"
      width={size}
    >
      <path d={STAR} />
    </svg>
  )
}

type StarsProps = { note: number; size?: number }

export function Stars({ note, size = 20 }: StarsProps) {
  return (
    <span
      aria-label={`${note.toLocaleString('fr-FR')} sur 5`}
      className="relative inline-flex shrink-0"
      role="img"
    >
      {PLACES.map((place) => (
        <Star isFull={false} key={place} size={size} />
      ))}
      <span
        className="absolute inset-y-0 start-0 flex overflow-hidden"
        style={{ width: `${note * 20}%` }}
      >
        {PLACES.map((place) => (
          <span className="shrink-0" key={place}>
            <Star isFull size={size} />
          </span>
        ))}
      </span>
    </span>
  )
}
