import { TYPES_COURSE } from '@foulee/domain/course'
import * as z from 'zod'

export const TypeCourse = z.enum(TYPES_COURSE)
