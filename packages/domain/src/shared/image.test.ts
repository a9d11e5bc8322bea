import { expect, it } from 'vitest'
import {
  getImageFolder,
  getImageKeys,
  getImageSources,
  getImageUrl,
  getPrivatePhotoUrl,
} from './image.ts'

const SHA = `0c${'1'.repeat(62)}`
const folder = getImageFolder('avatar', SHA)

it('the folder of an image is its content hash', () => {
  expect(folder).toBe(`avatar/0c/${SHA}`)
  expect(getImageUrl(folder)).toBe(`/medias/avatar/0c/${SHA}/192.webp`)
  expect(getImageUrl(getImageFolder('banniere', SHA))).toMatch(
    /^\/medias\/banniere\/.*\/1280.webp$/,
  )
  expect(getImageKeys(folder)).toHaveLength(6)
})

it('an image has sources in all widths and both formats', () => {
  const sources = getImageSources(getImageUrl(folder))
  expect(sources?.avif.split(', ').map((source) => source.split('/').at(-1))).toEqual([
    '96.avif 96w',
    '192.avif 192w',
    '384.avif 384w',
  ])
  expect(sources?.webp).toContain('384.webp 384w')
})

it('a photo still processing has a single source', () => {
  const photo = getImageFolder('photo', SHA)
  expect(getImageUrl(photo)).toBe(`/medias/${photo}/960.webp`)
  expect(getImageUrl(photo, false)).toBe(`/medias/${photo}/480.webp`)
  expect(getImageSources(getImageUrl(photo, false))).toEqual({
    avif: '',
    webp: `/medias/${photo}/480.webp 480w`,
  })
  expect(getImageSources(getImageUrl(photo))?.avif).toContain('1920.avif 1920w')
})

it('a private photo has sources in all widths', () => {
  const url = getPrivatePhotoUrl('12.7.3.marque', true)
  expect(url).toBe('/api/feed/photo/12.7.3.marque/960.webp')
  expect(getImageSources(url)?.avif).toContain('/api/feed/photo/12.7.3.marque/1920.avif 1920w')
  expect(getImageSources(getPrivatePhotoUrl('12.7.3.marque', false))).toEqual({
    avif: '',
    webp: '/api/feed/photo/12.7.3.marque/480.webp 480w',
  })
  const prepared = getImageSources('/medias/prive/photo/0c.7.3.marque/960.webp')
  expect(prepared?.webp).toContain('/medias/prive/photo/0c.7.3.marque/480.webp 480w')
})

it.each([[null], [undefined], [''], ['autre/0c/xx'], [`avatar/0d/${SHA}`], [`${folder}/..`]])(
  'a foreign URL has no image sources: %s',
  (text) => {
    expect(getImageUrl(text)).toBe('')
    expect(getImageKeys(text ?? '')).toEqual([])
    expect(getImageSources(`https://exemple.fr/${text}`)).toBeNull()
  },
)
