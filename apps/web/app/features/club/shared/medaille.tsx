import { type Medaille as Dessin, drawMedaille, MEDAILLE_COTE } from '@foulee/domain/club/medaille'
import { useId } from 'react'
import { cx } from '#ui/class-names.ts'
import './medaille.css'

type MedailleProps = {
  medaille: Dessin
  slug: string
  isPale?: boolean
  className?: string
}

export function Medaille({ medaille, slug, isPale, className }: MedailleProps) {
  const clip = useId()
  const { face, traits, texte } = drawMedaille(medaille, slug)
  return (
    <svg
      aria-hidden="true"
      className={cx('medaille', isPale && 'medaille-pale', className)}
      viewBox={`0 0 ${MEDAILLE_COTE} ${MEDAILLE_COTE}`}
    >
      <defs>
        <clipPath id={clip}>
          <path d={face} />
        </clipPath>
      </defs>
      {traits.map(({ d, fill = 'none', stroke, width, opacity, transform, isWithin }, index) => (
        <path
          clipPath={isWithin ? `url(#${clip})` : undefined}
          d={d}
          fill={fill}
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing whose strokes never move
          key={index}
          opacity={opacity}
          stroke={stroke}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={width}
          transform={transform}
        />
      ))}
      {texte && (
        <text
          className="medaille-texte"
          fill={texte.couleur}
          fontSize={texte.taille}
          textAnchor="middle"
          x={MEDAILLE_COTE / 2}
          y="142"
        >
          {texte.texte}
        </text>
      )}
    </svg>
  )
}
