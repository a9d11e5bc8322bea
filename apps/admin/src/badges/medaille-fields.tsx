import {
  drawMedaille,
  FORMES,
  ICONE_NAMES,
  MEDAILLE_COTE,
  METAUX,
  type Medaille,
  type Rang,
  TEINTES,
} from '@foulee/domain/club/medaille'
import { Stack, TextField } from '@mui/material'
import { useId } from 'react'
import { Choice } from '../ui/choice.tsx'

type MedailleFieldsProps = {
  medaille: Medaille
  slug: string
  onChange: (changes: Partial<Medaille>) => void
}

const labelsOf = <T extends string>(all: Readonly<Record<T, { label: string }>>) =>
  Object.fromEntries(
    Object.entries<{ label: string }>(all).map(([name, { label }]) => [name, label]),
  ) as Record<T, string>

const METAL_LABELS = labelsOf(METAUX as unknown as Record<string, { label: string }>)
const ICONE_LABELS = Object.fromEntries(
  ICONE_NAMES.map((name) => [name, name[0]?.toUpperCase() + name.slice(1)]),
) as Record<Medaille['icone'], string>

export function MedailleFields({ medaille, slug, onChange }: MedailleFieldsProps) {
  return (
    <Stack spacing={2}>
      <Preview medaille={medaille} slug={slug} />
      <Choice
        label="Forme"
        onChange={(forme) => onChange({ forme })}
        options={FORMES}
        value={medaille.forme}
      />
      <Choice
        label="Teinte"
        onChange={(teinte) => onChange({ teinte })}
        options={labelsOf(TEINTES)}
        value={medaille.teinte}
      />
      <Choice
        label="Dessin"
        onChange={(icone) => onChange({ icone })}
        options={ICONE_LABELS}
        value={medaille.icone}
      />
      <Choice
        label="Métal"
        onChange={(rang) => onChange({ rang: Number(rang) as Rang })}
        options={METAL_LABELS}
        value={String(medaille.rang)}
      />
      <TextField
        helperText="Dix signes au plus, par exemple 10&nbsp;km."
        label="Texte sous le dessin"
        onChange={(event) => onChange({ texte: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 10 } }}
        value={medaille.texte}
      />
    </Stack>
  )
}

function Preview({ medaille, slug }: { medaille: Medaille; slug: string }) {
  const clip = useId()
  const { face, traits, texte } = drawMedaille(medaille, slug)
  return (
    <svg
      aria-label="Aperçu de la médaille"
      height={160}
      role="img"
      viewBox={`0 0 ${MEDAILLE_COTE} ${MEDAILLE_COTE}`}
    >
      <clipPath id={clip}>
        <path d={face} />
      </clipPath>
      {traits.map(({ width, isWithin, fill = 'none', ...line }, index) => (
        <path
          {...line}
          clipPath={isWithin ? `url(#${clip})` : undefined}
          fill={fill}
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing whose strokes never move
          key={index}
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth={width}
        />
      ))}
      {texte && (
        <text
          fill={texte.couleur}
          fontSize={texte.taille}
          fontWeight={800}
          textAnchor="middle"
          x={MEDAILLE_COTE / 2}
          y={142}
        >
          {texte.texte}
        </text>
      )}
    </svg>
  )
}
