import { Card } from '#ui/card.tsx'
import { DownloadMenu } from '#ui/download-menu.tsx'
import { Picture } from '#ui/picture.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { LONG_NOM } from './long-words.ts'
import { Specimen, SpecimenGrid } from './sandbox-section.tsx'

export function Codes() {
  return (
    <SpecimenGrid>
      <Specimen name="Image">
        <Picture
          alt="Un relief dessiné"
          className="aspect-[16/10] w-full rounded-card object-cover"
          sizes="30rem"
          src="/relief/parcours/catalogue.svg"
        />
      </Specimen>
      <Specimen name="Code à lire avec un téléphone">
        <QrCode
          className="w-40 rounded-control"
          label="Code de l’adresse du catalogue"
          text="https://foulee.example/sandbox"
        />
      </Specimen>
    </SpecimenGrid>
  )
}

const FORMATS = [
  { code: 'gpx', nom: 'GPX', usage: 'Montres et applications, presque toutes' },
  { code: 'fit', nom: 'FIT', usage: 'Garmin, avec les ravitaillements et les alertes de virage' },
]

export function Sharing() {
  return (
    <SpecimenGrid>
      <Specimen name="Télécharger">
        {/* Inert example: the file does not exist. */}
        <DownloadMenu
          fetchOwn={() => Promise.reject(new Error('Le catalogue n’a pas de fichier.'))}
          formats={FORMATS}
          getHref={null}
          name="catalogue"
        />
      </Specimen>
      <Specimen name="Partager, imprimer">
        <Card className="grid gap-3">
          <ShareAndPrint path="/sandbox" title={LONG_NOM} />
        </Card>
      </Specimen>
    </SpecimenGrid>
  )
}
