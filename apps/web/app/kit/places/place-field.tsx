import type { Lieu } from '@foulee/contract/membres/profil'
import { useQuery } from '@tanstack/react-query'
import {
  ComboBox,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { lieuxQuery, MIN_LETTERS } from './place.queries.ts'

/** Pixels: some six towns. The page scrolls so that they fit below the field. */
const MAX_HEIGHT = 300

type PlaceFieldProps = {
  label?: string
  name?: string | undefined
  nothing?: string
  value: string
  onType: (text: string) => void
  error?: string | undefined
  onChoose: (lieu: Lieu) => void
}

export default function PlaceField({
  label = 'Ville',
  name,
  nothing = 'Aucune commune. Votre texte sera gardé.',
  value,
  onType,
  error,
  onChoose,
}: PlaceFieldProps) {
  const { data: lieux = [], isFetching } = useQuery(lieuxQuery(value))
  const choose = (key: string | number | null) => {
    const lieu = lieux.find(({ code }) => code === key)
    if (!lieu) return
    onChoose(lieu)
  }
  return (
    <ComboBox
      allowsCustomValue
      allowsEmptyCollection
      className="field grid content-start gap-1.5"
      inputValue={value}
      isInvalid={Boolean(error)}
      items={lieux}
      menuTrigger="input"
      {...(name ? { name } : {})}
      onInputChange={onType}
      onSelectionChange={choose}
    >
      <Label className="font-semibold">{label}</Label>
      <Text className="field-hint text-sm text-ink-soft" slot="description">
        Tapez le début du nom ou le code postal.
      </Text>
      <Input autoComplete="off" className="control scroll-mb-80" maxLength={100} placeholder=" " />
      <FieldError className="text-sm font-semibold text-rouge-gr">{error}</FieldError>
      <Popover
        className="menu w-(--trigger-width) overflow-y-auto"
        maxHeight={MAX_HEIGHT}
        offset={4}
      >
        <ListBox
          renderEmptyState={() => (
            <Nothing isSearching={isFetching} nothing={nothing} text={value} />
          )}
        >
          {(lieu: Lieu) => (
            <ListBoxItem
              className="menu-item flex-wrap content-center justify-between gap-y-0 py-1"
              id={lieu.code}
              textValue={lieu.nom}
            >
              <span>{lieu.nom}</span>
              <span className="text-sm text-ink-soft">
                {lieu.code_postal} · {lieu.departement_nom}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}

type NothingProps = { text: string; isSearching: boolean; nothing: string }

function Nothing({ text, isSearching, nothing }: NothingProps) {
  if (text.trim().length < MIN_LETTERS) return <Aside>Encore une lettre ou un chiffre…</Aside>
  return <Aside>{isSearching ? 'Recherche…' : nothing}</Aside>
}

const Aside = ({ children }: { children: string }) => (
  <p className="px-3 py-2.5 text-sm text-ink-soft">{children}</p>
)
