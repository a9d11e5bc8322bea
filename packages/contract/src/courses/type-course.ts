import { TYPES_COURSE } from '@foulee/domain/courses/course'
import * as z from 'zod'

export const TypeCourse = z.enum(TYPES_COURSE)
