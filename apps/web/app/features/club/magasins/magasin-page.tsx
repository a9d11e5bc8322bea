import type { Magasin } from '@foulee/contract/club/magasins'
import { deNom } from '@foulee/domain/shared/de-nom'
import { dansDepartement, findDepartement } from '@foulee/domain/shared/departement'
import { RESEAUX } from '@foulee/domain/shared/reseau'
import type { ReactNode } from 'react'
import { SuivreButton } from '#kit/feed/suivre-button.tsx'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { MiniMap } from '#kit/map/mini-map.tsx'
import { openStreetMapUrl } from '#kit/map/open-street-map.ts'
import { EcrireStructure } from '#kit/messages/ecrire-structure.tsx'
import { ClaimDoor } from '#kit/organisation/claim/claim-door.tsx'
import { useSite } from '#platform/site.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { EtatLine } from './etat-line.tsx'
import { HorairesTable } from './horaires-table.tsx'
import { MagasinEvenements } from './magasin-evenements.tsx'
import { magasinJsonLd } from './magasin-json-ld.ts'
import { formatAdresse, formatCategories, labelService } from './magasin-texts.ts'
import { departementPath, editorPath, MAGASINS, MES_MAGASINS, magasinPath } from './paths.ts'

/** Minimum touch height of a link outside a text. */
const ALONE = 'inline-flex min-h-11 items-center'

export function MagasinPage({ magasin, reductions }: { magasin: Magasin; reductions?: ReactNode }) {
  const { publicUrl } = useSite()
  const { id, nom, slug, ville, verifie, est_ferme, evenements } = magasin
  return (
    <main className="page grid gap-10 pt-2 pb-10" id="contenu">
      <PageHead
        description={describe(magasin)}
        image={`/partage/magasins/${slug}.png`}
        isPrivate={!verifie || est_ferme}
        jsonLd={magasinJsonLd(magasin, publicUrl, magasin.updated_at.slice(0, 10))}
        path={magasinPath(slug)}
        title={ville ? `${nom}, ${ville}` : nom}
      />
      <div className="grid gap-5">
        <Breadcrumb crumbs={crumbsOf(magasin)} />
        <Identity magasin={magasin} />
        <div className="flex min-h-11 flex-wrap gap-2">
          <SuivreButton id={id} kind="magasin" nom={nom} />
          <EcrireStructure id={id} kind="magasin" nom={nom} />
        </div>
      </div>
      <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
        <div className="grid min-w-0 gap-10">
          <About magasin={magasin} />
          {reductions}
          <MagasinEvenements evenements={evenements} />
          <Photos magasin={magasin} />
        </div>
        <Hours magasin={magasin} />
      </div>
      <Place magasin={magasin} />
      <Owner magasin={magasin} />
      <ReportLine id={id} model="magasin" />
    </main>
  )
}

const describe = (magasin: Magasin): string => {
  const { nom, categories, marques, description } = magasin
  const what = [formatCategories(categories), marques.slice(0, 5).join(', ')].filter(Boolean)
  return `${nom}, ${formatAdresse(magasin)}. ${what.join('. ') || (description ?? 'Magasin')}. Horaires du jour, services et plan.`.slice(
    0,
    155,
  )
}

function crumbsOf({ nom, departement }: Magasin) {
  const area = findDepartement(departement ?? '')
  return [
    { label: 'Accueil', to: '/' },
    { label: 'Magasins', to: MAGASINS },
    ...(area ? [{ label: area.nom, to: departementPath(area) }] : []),
    { label: nom },
  ]
}

function Identity({ magasin }: { magasin: Magasin }) {
  const { nom, logo, categories, est_ferme } = magasin
  return (
    <header className="flex items-start gap-4 md:items-center md:gap-5">
      {logo ? (
        <Picture
          className="size-24 shrink-0 rounded-card border border-line bg-white object-contain p-1"
          isEager
          sizes="6rem"
          src={logo}
        />
      ) : (
        <Avatar name={nom} size={96} />
      )}
      <div className="grid min-w-0 flex-1 gap-2">
        {categories.length > 0 && (
          <p className="font-semibold text-sapin">{formatCategories(categories)}</p>
        )}
        <h1 className="text-3xl text-balance md:text-4xl">{nom}</h1>
        <p className="flex items-start gap-1.5 text-ink-soft">
          <Icon className="mt-0.5 shrink-0" name="pin" size={18} />
          {formatAdresse(magasin)}
        </p>
        {est_ferme ? (
          <p className="font-semibold text-rouge-gr" role="status">
            Ce magasin a fermé définitivement.
          </p>
        ) : (
          <p className="flex min-h-7">
            <EtatLine magasin={magasin} />
          </p>
        )}
      </div>
    </header>
  )
}

function About({ magasin: { description, services, marques } }: { magasin: Magasin }) {
  return (
    <>
      {description && <p className="max-w-[65ch] text-lg whitespace-pre-line">{description}</p>}
      {services.length > 0 && (
        <section aria-labelledby="services" className="grid gap-4">
          <SectionHeading id="services" title="Services" />
          <ul className="grid gap-3 sm:grid-cols-2">
            {services.map((service) => (
              <li className="flex items-start gap-2.5" key={service}>
                <Icon className="mt-0.5 shrink-0 text-sapin" name="check" />
                {labelService(service)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {marques.length > 0 && (
        <section aria-labelledby="marques" className="grid gap-4">
          <SectionHeading id="marques" title="Marques" />
          <ul className="flex flex-wrap gap-2">
            {marques.map((marque) => (
              <li className="rounded-full border border-line bg-surface px-3 py-1" key={marque}>
                {marque}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Hours({ magasin }: { magasin: Magasin }) {
  const { horaires, telephone, site, social, est_ferme } = magasin
  return (
    // On a phone the hours come first: most visitors look for them.
    <Card className="grid gap-5 max-lg:order-first">
      <h2 className="text-2xl">Horaires</h2>
      {horaires && !est_ferme ? (
        <HorairesTable horaires={horaires} magasin={magasin} />
      ) : (
        <p className="text-ink-soft">
          {est_ferme ? 'Fermé définitivement.' : 'Ce magasin n’a pas encore donné ses horaires.'}
        </p>
      )}
      {(telephone || site || social.length > 0) && (
        <ul aria-label="Contact" className="grid border-t border-line pt-2">
          {telephone && (
            <li>
              <TextLink className={ALONE} to={`tel:${telephone.replace(/[^+\d]/g, '')}`}>
                {telephone}
              </TextLink>
            </li>
          )}
          {site && (
            <li>
              <TextLink className={`${ALONE} print-address`} to={site}>
                Site du magasin
              </TextLink>
            </li>
          )}
          {social.map((link) => (
            <li key={link.id}>
              <TextLink className={ALONE} to={link.url}>
                {RESEAUX[link.reseau].label}
              </TextLink>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Place({ magasin }: { magasin: Magasin }) {
  const { position, nom, adresse, ville, code_postal, departement } = magasin
  const area = findDepartement(departement ?? '')
  if (!position) return null
  const more = area && {
    to: departementPath(area),
    label: `Tous les magasins ${dansDepartement(area.code)}`,
  }
  return (
    <section aria-labelledby="lieu" className="grid gap-5">
      <SectionHeading id="lieu" {...(more && { more })} title="Y aller" />
      <div className="grid overflow-hidden rounded-card border border-line bg-surface md:grid-cols-[1fr_18rem]">
        <MiniMap
          className="no-print h-72 md:h-96"
          kind="autre"
          label={`Carte\u00a0: ${nom}`}
          nom={nom}
          position={position}
        />
        <div className="grid content-center gap-4 p-6">
          <address className="grid gap-1 not-italic">
            <p className="font-heading text-xl font-bold">{nom}</p>
            <p>{adresse}</p>
            <p>{[code_postal, ville].filter(Boolean).join(' ')}</p>
          </address>
          <p className="no-print">
            <TextLink className={ALONE} to={openStreetMapUrl(position)}>
              Voir sur OpenStreetMap
            </TextLink>
          </p>
        </div>
      </div>
    </section>
  )
}

function Photos({ magasin: { photos, nom } }: { magasin: Magasin }) {
  if (!photos.length) return null
  return (
    <section aria-labelledby="photos" className="grid gap-4">
      <SectionHeading id="photos" title="Photos" />
      <ul className="grid gap-4 sm:grid-cols-2">
        {photos.map(({ id, titre, url }) => (
          <li className="aspect-3/2 overflow-hidden rounded-card" key={id}>
            <Picture
              alt={titre ?? `Photo ${deNom(nom)}`}
              className="size-full object-cover"
              sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw"
              src={url}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Owner({ magasin: { id, nom, est_sans_membre, est_ferme } }: { magasin: Magasin }) {
  if (!est_sans_membre || est_ferme) return null
  return (
    <section aria-labelledby="proprietaire" className="no-print">
      <Card className="grid justify-items-start gap-3">
        <h2 className="text-xl" id="proprietaire">
          C’est votre magasin&nbsp;?
        </h2>
        <p className="text-ink-soft">
          Tenez sa page&nbsp;: horaires, photos, marques, rendez-vous. C’est gratuit.
        </p>
        <ClaimDoor
          editor={editorPath(id)}
          next={MES_MAGASINS}
          structure={{ id, nom }}
          type="magasin"
        >
          Revendiquer cette page
        </ClaimDoor>
      </Card>
    </section>
  )
}
