import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import { PARTAGE_LABELS, PARTAGES, type Partage } from '@foulee/domain/echanges/publication'
import { formatDistance } from '@foulee/domain/mesure'
import { RAYONS_MASQUE } from '@foulee/domain/parcours/rayons'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { api } from '../../../api.ts'
import { readLine } from '../../../form/form-values.ts'
import { SessionForm } from '../../../form/session-form.tsx'
import { Button } from '../../../ui/button.tsx'
import { ChoiceGroup, Radio } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { activiteQuery } from './activites.queries.ts'

const EXCEPTION = 'Rien n’a été changé. Vérifiez votre connexion et recommencez.'
/** What is hidden of an outing that was never shared, unless one says otherwise. */
const RAYON_USUEL = 500

const HINTS: Readonly<Record<Partage, string>> = {
  personne: 'Personne d’autre ne la voit.',
  abonnes: 'Ceux qui vous suivent, et à qui votre profil est visible.',
  membres: 'Tous les membres à qui votre profil est visible.',
}

type PartageProps = {
  activite: ActiviteEntiere
  /** The item as others see it, by another feature. */
  apercu: ReactNode
}

/** Who sees an outing, what is hidden of it, and what others then see (produit 13.16). */
export function PartageSection({ activite, apercu }: PartageProps) {
  const [isOpen, setOpen] = useState(false)
  const isShared = activite.partage !== 'personne'
  return (
    <section aria-labelledby="partage" className="card grid justify-items-start gap-4 p-5">
      <div className="grid gap-1">
        <h2 className="text-xl" id="partage">
          Partage
        </h2>
        <p className="flex gap-2 text-ink-soft">
          <Icon className="mt-0.5 shrink-0" name={isShared ? 'users' : 'lock'} />
          {isShared
            ? `Visible par\u00a0: ${PARTAGE_LABELS[activite.partage].toLocaleLowerCase('fr')}.`
            : 'Vous seul voyez cette sortie.'}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button icon="share" onClick={() => setOpen(true)}>
          {isShared ? 'Changer le partage' : 'Partager'}
        </Button>
        {isShared && <TakeBack activite={activite} />}
      </div>
      {isShared && (
        <div className="grid w-full max-w-xl gap-2">
          <h3 className="text-base">Ce que les autres voient</h3>
          {apercu}
        </div>
      )}
      {isOpen && <PartageDialog activite={activite} onClose={() => setOpen(false)} />}
    </section>
  )
}

type Wish = { partage: Partage; rayon_masque?: number; texte?: string }

function usePartage({ id }: ActiviteEntiere) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: Wish) =>
      (await api('POST /api/activites/partage/{id}', { params: { id }, body })).data,
    onSuccess: ({ partage, rayon_masque }) => {
      client.setQueryData(activiteQuery(id).queryKey, (known) =>
        known ? { ...known, partage, rayon_masque } : known,
      )
      void client.invalidateQueries({ queryKey: ['activites', 'my'] })
      return client.resetQueries({ queryKey: ['fil'] })
    },
  })
}

function TakeBack({ activite }: { activite: ActiviteEntiere }) {
  const { mutate, isPending } = usePartage(activite)
  const toast = useToast()
  const takeBack = () =>
    mutate(
      { partage: 'personne' },
      {
        onSuccess: () =>
          toast({ message: 'Vous seul voyez de nouveau cette sortie.', tone: 'success' }),
        onError: ({ message }) => toast({ message, tone: 'danger' }),
      },
    )
  return (
    <Button icon="lock" isLoading={isPending} onClick={takeBack} variant="quiet">
      Ne plus partager
    </Button>
  )
}

type DialogProps = { activite: ActiviteEntiere; onClose: () => void }

function PartageDialog({ activite, onClose }: DialogProps) {
  const { partage, rayon_masque, trace } = activite
  const toast = useToast()
  const share = usePartage(activite)
  const send = useMutation({
    mutationFn: async (form: FormData) => {
      const wish = PARTAGES.find((one) => one === form.get('partage')) ?? partage
      const texte = readLine(form, 'texte')
      await share.mutateAsync({
        partage: wish,
        rayon_masque: Number(form.get('rayon_masque') ?? rayon_masque),
        ...(texte && { texte }),
      })
    },
    onSuccess: () => {
      toast({ message: 'Partage enregistré.', tone: 'success' })
      onClose()
    },
  })
  const isShared = partage !== 'personne'
  const shown = isShared ? partage : 'abonnes'
  const hidden = isShared ? rayon_masque : rayon_masque || RAYON_USUEL
  return (
    <Dialog isOpen onClose={onClose} title="Partager cette sortie">
      <SessionForm exception={EXCEPTION} mutation={send} submit="Enregistrer">
        {(errors) => (
          <>
            <ChoiceGroup legend="Qui la voit">
              {PARTAGES.map((one) => (
                <Radio
                  defaultChecked={one === shown}
                  hint={HINTS[one]}
                  key={one}
                  name="partage"
                  value={one}
                >
                  {PARTAGE_LABELS[one]}
                </Radio>
              ))}
            </ChoiceGroup>
            {trace && (
              <ChoiceGroup legend="Cacher les abords du départ et de l’arrivée">
                {RAYONS_MASQUE.map((one) => (
                  <Radio defaultChecked={one === hidden} key={one} name="rayon_masque" value={one}>
                    {one ? formatDistance(one) : 'Ne rien cacher'}
                  </Radio>
                ))}
              </ChoiceGroup>
            )}
            <TextField
              error={errors.texte}
              id="texte"
              isOptional
              label="Quelques mots"
              maxLength={500}
              name="texte"
            />
            <p className="text-sm text-ink-soft">
              Les autres voient le titre, le jour, la distance, le dénivelé, la durée et un tracé
              simplifié. Jamais l’heure ni la fréquence cardiaque en un lieu.
            </p>
          </>
        )}
      </SessionForm>
    </Dialog>
  )
}
