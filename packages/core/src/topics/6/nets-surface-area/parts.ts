import { type FormMaker, prose } from '../../../author.ts'
import type { Wedge } from '../../kit/geometry/surfaces.ts'
import type { levels } from './levels.ts'

export type Form = FormMaker<typeof levels>

export const FIND = {
  box: {
    en: prose`Find the surface area of the rectangular prism.`,
    es: prose`Halla el área de superficie del prisma rectangular.`,
  },
  wedge: {
    en: prose`Find the surface area of the triangular prism.`,
    es: prose`Halla el área de superficie del prisma triangular.`,
  },
  rightWedge: {
    en: prose`The bases of the prism are right triangles. Find its surface area.`,
    es: prose`Las bases del prisma son triángulos rectángulos. Halla su área de superficie.`,
  },
  pyramid: {
    en: prose`Find the surface area of the square pyramid.`,
    es: prose`Halla el área de superficie de la pirámide de base cuadrada.`,
  },
} as const

export const findWedge = ({ left, height }: Wedge) => (left.equals(height) ? FIND.rightWedge : FIND.wedge)
