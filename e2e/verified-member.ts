import type { APIRequestContext } from '@playwright/test'
import { postAsVisitor } from './door.ts'
import { readLink } from './mails.ts'
import { createMember, type NewMember } from './new-member.ts'

/** Publishing requires a verified address. */
export async function createVerified(request: APIRequestContext): Promise<NewMember> {
  const member = await createMember(request, 'non_precise')
  const link = await readLink(member.email, /Vérifiez/)
  await postAsVisitor(request, '/api/auth/verify', { token: link.split('#')[1] })
  return member
}
