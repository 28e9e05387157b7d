import { defineTopic } from '../../author.ts'
import { easyForms } from './area-triangles-quadrilaterals/easy.ts'
import { hardForms } from './area-triangles-quadrilaterals/hard.ts'
import { levels } from './area-triangles-quadrilaterals/levels.ts'
import { mediumForms } from './area-triangles-quadrilaterals/medium.ts'

export const areaTrianglesQuadrilaterals = defineTopic(
  {
    id: 'area-triangles-quadrilaterals',
    name: {
      en: 'Area of triangles, parallelograms and trapezoids',
      es: 'Área de triángulos, paralelogramos y trapecios',
    },
    description: {
      en: 'Find the area or a missing length of a triangle, a parallelogram or a trapezoid.',
      es: 'Halla el área o una longitud desconocida de un triángulo, un paralelogramo o un trapecio.',
    },
    domain: 'Geometry',
    standards: ['6.G.A.1'],
    rev: 8,
    levels,
  },
  form => ({ ...easyForms(form), ...mediumForms(form), ...hardForms(form) }),
)
