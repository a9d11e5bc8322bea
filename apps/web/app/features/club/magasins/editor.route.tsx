import type { MagasinGestion } from '@foulee/contract/club/magasins-gestion'
import { EditorPage } from '#kit/editor/editor-page.tsx'
import { EditorSection } from '#kit/editor/editor-section.tsx'
import { EditorSections } from '#kit/editor/editor-sections.tsx'
import { LogoSection } from '#kit/organisation/logo-section.tsx'
import { MembersSection } from '#kit/organisation/members-section.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Switch } from '#ui/choice.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EtatBadge } from './etat-badge.tsx'
import { HorairesSection } from './horaires-section.tsx'
import {
  useCancelInvitation,
  useInviteMember,
  useRemoveMember,
  useSaveLogo,
  useSaveValues,
} from './magasins.mutations.ts'
import { gestionQuery } from './magasins.queries.ts'
import { editorPath, MES_MAGASINS, magasinPath } from './paths.ts'
import { PageSections } from './photos-section.tsx'
import { IdentitySection, OfferSection, PlaceSection } from './sheet-sections.tsx'

const DESCRIPTION = 'Votre magasin.'

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

const WORDS = {
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
    <EditorPage
      description={DESCRIPTION}
      label="Chargement du magasin…"
      path={editorPath}
      query={gestionQuery}
      title="Magasin"
    >
      {(gestion) => <Sections gestion={gestion} />}
    </EditorPage>
  )
}

function Sections({ gestion }: { gestion: MagasinGestion }) {
  const { magasin } = gestion
  const { id, nom, slug, etat } = magasin
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead description={DESCRIPTION} isPrivate path={editorPath(id)} title={nom} />
      <header className="grid justify-items-start gap-3">
        <p className="no-print">
          <TextLink to={MES_MAGASINS}>Mes magasins</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">{nom}</h1>
        <EtatBadge etat={etat} />
        <ButtonLink icon="eye" to={magasinPath(slug)}>
          {etat === 'a_verifier' ? 'Voir l’aperçu de la page' : 'Voir la page publique'}
        </ButtonLink>
      </header>
      <EditorSections entries={ENTRIES} label="Sections du magasin">
        <IdentitySection magasin={magasin} />
        <PlaceSection magasin={magasin} />
        <HorairesSection magasin={magasin} />
        <OfferSection magasin={magasin} />
        <LogoSection saving={useSaveLogo(id)} structure={magasin} />
        <PageSections slug={slug} />
        <MembersSection
          cancel={useCancelInvitation(id)}
          equipe={gestion}
          home={MES_MAGASINS}
          invite={useInviteMember(id)}
          remove={useRemoveMember(id)}
          words={WORDS}
        />
        <ClosingSection gestion={gestion} />
      </EditorSections>
    </main>
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
