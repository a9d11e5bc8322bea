import type { MagasinGestion } from '@foulee/contract/club/magasins-gestion'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { LogoSection } from '#kit/organisation/logo-section.tsx'
import { OrganisationEditor } from '#kit/organisation/organisation-editor.tsx'
import { OrganisationMembers } from '#kit/organisation/organisation-members.tsx'
import { Switch } from '#ui/choice.tsx'
import { EtatBadge } from './etat-badge.tsx'
import { HorairesSection } from './horaires-section.tsx'
import { magasins, useSaveLogo, useSaveValues } from './magasins.mutations.ts'
import { PageSections } from './photos-section.tsx'
import { IdentitySection, OfferSection, PlaceSection } from './sheet-sections.tsx'

const WORDS = {
  title: 'Magasin',
  description: 'Votre magasin.',
  loading: 'Chargement du magasin…',
  sections: 'Sections du magasin',
  home: 'Mes magasins',
}

const ENTRIES = [
  { id: 'presentation', label: 'Présentation' },
  { id: 'adresse', label: 'Adresse' },
  { id: 'horaires', label: 'Horaires' },
  { id: 'rayons', label: 'Rayons et marques' },
  { id: 'logo', label: 'Logo' },
  { id: 'photos', label: 'Photos' },
  { id: 'social', label: 'Réseaux' },
  { id: 'membres', label: 'Membres' },
  { id: 'fermeture', label: 'Fermeture' },
] as const

const MEMBERS = {
  lead: 'Chaque membre peut modifier la page du magasin et inviter d’autres personnes.',
  creation: 'A proposé le magasin',
  leave: {
    question: 'Quitter ce magasin\u00a0?',
    text: 'Vous ne pourrez plus modifier sa page. Un membre pourra vous inviter de nouveau.',
  },
  remove: 'Cette personne ne pourra plus modifier la page du magasin.',
}

export default function MagasinEditor() {
  return (
    <OrganisationEditor
      entries={ENTRIES}
      head={({ magasin: { etat, ...named } }) => ({
        ...named,
        isPublic: etat !== 'a_verifier',
        badge: <EtatBadge etat={etat} />,
      })}
      paths={magasins.paths}
      query={magasins.queries.gestion}
      words={WORDS}
    >
      {(gestion) => <Sections gestion={gestion} />}
    </OrganisationEditor>
  )
}

function Sections({ gestion }: { gestion: MagasinGestion }) {
  const { magasin } = gestion
  const { id, slug } = magasin
  return (
    <>
      <IdentitySection magasin={magasin} />
      <PlaceSection magasin={magasin} />
      <HorairesSection magasin={magasin} />
      <OfferSection magasin={magasin} />
      <LogoSection saving={useSaveLogo(id)} structure={magasin} />
      <PageSections slug={slug} />
      <OrganisationMembers equipe={gestion} id={id} organisation={magasins} words={MEMBERS} />
      <ClosingSection gestion={gestion} />
    </>
  )
}

/** A closed shop keeps its page with a notice: links to it stay valid. */
function ClosingSection({ gestion: { magasin } }: { gestion: MagasinGestion }) {
  const { mutate, isPending } = useSaveValues(magasin.id)
  return (
    <EditorSection
      id="fermeture"
      lead="Sa page le dira, et aucune liste ne le montrera plus."
      title="Fermeture"
    >
      <div className="card p-5">
        <Switch
          checked={magasin.etat === 'ferme'}
          aria-disabled={isPending || undefined}
          onChange={({ target }) => isPending || mutate({ est_ferme: target.checked })}
        >
          Ce magasin a fermé définitivement
        </Switch>
      </div>
    </EditorSection>
  )
}
