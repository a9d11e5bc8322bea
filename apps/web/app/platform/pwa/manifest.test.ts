import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pages } from '#pages.ts'

const folder = new URL('../../../public/', import.meta.url)
const readBytes = (path: string) => readFileSync(new URL(`.${path}`, folder))
const manifest = JSON.parse(readBytes('/manifest.webmanifest').toString())

type Picture = { src: string; sizes: string; type: string }

function readSize(bytes: Buffer): string {
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

const paths = Object.keys(pages)

describe('the manifest of the installed application (produit 14.13)', () => {
  it('has a name, a language and a display mode', () => {
    expect(manifest).toMatchObject({
      id: '/',
      lang: 'fr',
      dir: 'ltr',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    expect(manifest.short_name.length).toBeLessThanOrEqual(12)
    for (const colour of [manifest.background_color, manifest.theme_color]) {
      expect(colour).toMatch(/^#[\da-f]{6}$/)
    }
  })

  it('has icons that exist in the declared sizes', () => {
    const pictures: Picture[] = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }: { icons: Picture[] }) => icons),
    ]
    for (const { src, sizes, type } of pictures) {
      expect(existsSync(new URL(`.${src}`, folder)), src).toBe(true)
      expect(type).toBe('image/png')
      expect(readSize(readBytes(src)), src).toBe(sizes)
    }
    const purposes = manifest.icons.map(({ purpose = 'any' }: { purpose?: string }) => purpose)
    expect(purposes).toEqual(expect.arrayContaining(['any', 'maskable']))
  })

  it('has labelled screenshots for phones and laptops', () => {
    type Capture = Picture & { form_factor: string; label: string }
    const captures: Capture[] = manifest.screenshots
    expect(new Set(captures.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
    for (const { src, label } of captures) {
      expect(label).not.toBe('')
      expect(readBytes(src).length, src).toBeLessThan(100_000)
    }
  })

  it.each(manifest.shortcuts.map(({ url }: { url: string }) => url) as string[])(
    'has a shortcut to %s that leads to a page',
    (url) => {
      expect(paths).toContain(url.slice(1))
    },
  )

  it('has a share target for watch files that leads to a page', () => {
    const { action, method, enctype, params } = manifest.share_target
    expect(paths).toContain(action.slice(1))
    expect([method, enctype]).toEqual(['POST', 'multipart/form-data'])
    expect(params.files[0].accept).toEqual(expect.arrayContaining(['.gpx', '.tcx', '.fit']))
  })
})
