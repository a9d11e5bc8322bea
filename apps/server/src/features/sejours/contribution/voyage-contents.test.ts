import { createUser } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { draft, newAgent } from './contribution.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const logo = () => new File([new Uint8Array(blankPng(300, 200))], 'logo.png', { type: 'image/png' })

async function onSale() {
  const agathe = await newAgent(t)
  const id = await draft(t, agathe, { etat: 100 })
  const read = async () => {
    await t.syncChanges()
    return (await t.call('GET /api/voyages/{id}', { params: { id: String(id) } })).data
  }
  return { agathe, id, read }
}
const model = 'voyage' as const

describe('attachments of a stay', () => {
  it('partners keep their order, with a logo, until they are deleted', async () => {
    const { agathe, id, read } = await onSale()
    const add = (fields: object) => {
      const body = form({ model, id: String(id), type: 'hebergement', ...fields })
      return agathe.call('POST /api/partenaires', { body })
    }
    const gite = await add({ nom: 'Gîte du Col', url: 'gite.example', logo: logo() })
    await add({ nom: 'Refuge du Lac', ordre: '0' })
    const { partners } = await read()
    expect(partners.map(({ nom }) => nom)).toEqual(['Refuge du Lac', 'Gîte du Col'])
    expect(partners[1]).toMatchObject({ url: 'https://gite.example/' })
    expect(partners[1]?.logo).toMatch(/^\/medias\/logo\//)
    await agathe.call('POST /api/partenaires/del', { body: { model, id: gite.id } })
    expect((await read()).partners).toHaveLength(1)
  })

  it('news, external pages and social links stand in the history', async () => {
    const { agathe, id, read } = await onSale()
    const news = form({
      model,
      objet_id: String(id),
      titre: 'Deux places de plus',
      texte: '<p>Le refuge <b>agrandit</b>.</p><script>1</script>',
    })
    const actualite = await agathe.call('POST /api/actualites', { body: news })
    const page = {
      model,
      support_id: id,
      type: 'actualite' as const,
      id_ext: 'https://journal.example/a',
    }
    await agathe.call('POST /api/courses/extensions/add', { body: page })
    const link = {
      model,
      id,
      reseau: 'instagram' as const,
      url: 'https://www.instagram.com/sentiers',
    }
    const social = await agathe.call('POST /api/social', { body: link })
    expect(await read()).toMatchObject({
      actualites: [{ id: actualite.id, texte: '<p>Le refuge <strong>agrandit</strong>.</p>' }],
      extensions: [{ type: 'actualite', support_id: id }],
      social: [{ id: social.id, model: 'voyage', reseau: 'instagram' }],
    })
    const { data } = await agathe.call('GET /api/voyages/{id}/historique', { params: { id } })
    expect(JSON.stringify(data)).toContain('Deux places de plus')
    await agathe.call('POST /api/actualites/del', { body: { model, id: actualite.id } })
    await agathe.call('POST /api/social/del', { body: { model, id: social.id } })
    expect(await read()).toMatchObject({ actualites: [], social: [] })
  })

  it('attachments are managed by the agency’s members alone', async () => {
    const { agathe, id } = await onSale()
    const other = await newAgent(t)
    const body = () => form({ model, id: String(id), type: 'classic', nom: 'Intrus' })
    await expectRefusal(other.call('POST /api/partenaires', { body: body() }), 'acces_refuse')
    const made = await agathe.call('POST /api/partenaires', { body: body() })
    const removal = { model, id: made.id }
    await expectRefusal(
      other.call('POST /api/partenaires/del', { body: removal }),
      'objet_introuvable',
    )
    const wrong = { model: 'course' as const, id: made.id }
    await expectRefusal(
      agathe.call('POST /api/partenaires/del', { body: wrong }),
      'objet_introuvable',
    )
    const hidden = await draft(t, agathe)
    const lost = form({ model, id: String(hidden), type: 'classic', nom: 'Intrus' })
    await expectRefusal(other.call('POST /api/partenaires', { body: lost }), 'voyage_introuvable')
  })

  it('news need an object', async () => {
    const { agathe } = await onSale()
    const body = form({ model, courses_id: '1', titre: 'Perdue', texte: '<p>…</p>' })
    await expectRefusal(
      agathe.call('POST /api/actualites', { body }),
      'champs_invalides',
      'objet_id',
    )
  })
})

it('attachments of an agency stand on its page', async () => {
  const agathe = await newAgent(t)
  const id = agathe.agences_id
  const body = form({ model: 'agence', id: String(id), type: 'classic', nom: 'La Fédération' })
  await agathe.call('POST /api/partenaires', { body })
  const news = form({
    model: 'agence',
    objet_id: String(id),
    titre: 'Dix ans',
    texte: '<p>Oui.</p>',
  })
  await agathe.call('POST /api/actualites', { body: news })
  await t.syncChanges()
  const { data } = await t.call('GET /api/agences/{id}', { params: { id: String(id) } })
  expect(data).toMatchObject({
    partners: [{ nom: 'La Fédération' }],
    actualites: [{ titre: 'Dix ans' }],
  })
  const stranger = await t.signIn(await createUser(t.db))
  const theirs = form({ model: 'agence', id: String(id), type: 'classic', nom: 'Intrus' })
  await expectRefusal(stranger.call('POST /api/partenaires', { body: theirs }), 'acces_refuse')
})
