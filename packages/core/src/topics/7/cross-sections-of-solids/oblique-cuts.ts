import { line } from '../../../author.ts'
import { type Cut, cut, flat, ofCube, said } from './cutting.ts'

const MIDDLES = said(
  line`the midpoints of the three edges that meet at one vertex`,
  line`los puntos medios de las tres aristas que se juntan en un vértice`,
)
/** To follow "a plane that passes through". */
export const obliqueCuts: readonly Cut[] = [
  cut(
    'cube-corner',
    'cube',
    MIDDLES,
    'triangle',
    null,
    ofCube(e => [
      [e / 2, e, 0],
      [0, e, e / 2],
      [0, e / 2, 0],
    ]),
    said(
      line`The plane meets only the three faces at that vertex: three sides.`,
      line`El plano corta solo las tres caras de ese vértice: tres lados.`,
    ),
  ),
  cut(
    'cube-hexagon',
    'cube',
    said(
      line`the midpoints of six edges, two on every face`,
      line`los puntos medios de seis aristas, dos en cada cara`,
    ),
    'hexagon',
    null,
    ofCube(e => [
      [e / 2, 0, 0],
      [e, e / 2, 0],
      [e, e, e / 2],
      [e / 2, e, e],
      [0, e / 2, e],
      [0, 0, e / 2],
    ]),
    said(line`The plane meets all six faces: six sides.`, line`El plano corta las seis caras: seis lados.`),
  ),
  cut(
    'cube-slant',
    'cube',
    said(
      line`the front edge of the bottom face and the midpoints of the two upright edges at the back`,
      line`la arista delantera de la cara inferior y los puntos medios de las dos aristas verticales de atrás`,
    ),
    'rectangle',
    null,
    ofCube(e => [
      [0, 0, 0],
      [e, 0, 0],
      [e, e / 2, e],
      [0, e / 2, e],
    ]),
    said(
      line`It has four right angles, and the two slanted sides are longer than an edge of the cube.`,
      line`Tiene cuatro ángulos rectos, y los dos lados inclinados son más largos que una arista del cubo.`,
    ),
  ),
  cut(
    'cube-trapezoid',
    'cube',
    said(
      line`the midpoints of two adjacent edges of the bottom face and the diagonal of the top face parallel to the segment between them`,
      line`los puntos medios de dos aristas contiguas de la cara inferior y la diagonal de la cara superior paralela al segmento que los une`,
    ),
    'trapezoid',
    null,
    ofCube(e => [
      [e / 2, 0, 0],
      [e, e, 0],
      [0, e, e],
      [0, 0, e / 2],
    ]),
    said(
      line`The sides in the top and in the bottom face are parallel, but not equally long.`,
      line`Los lados en las caras superior e inferior son paralelos, pero no miden lo mismo.`,
    ),
  ),
  cut(
    'cube-pentagon',
    'cube',
    said(
      line`the midpoints of two adjacent edges of the bottom face and the vertex of the top face farthest from them`,
      line`los puntos medios de dos aristas contiguas de la cara inferior y el vértice de la cara superior más alejado de ellos`,
    ),
    'pentagon',
    null,
    ofCube(e => [
      [e / 2, 0, 0],
      [e, e / 3, 0],
      [e, e, e],
      [0, e / 3, e],
      [0, 0, e / 2],
    ]),
    said(
      line`The plane meets five faces, all but the top one: five sides.`,
      line`El plano corta cinco caras, todas menos la superior: cinco lados.`,
    ),
  ),
  cut(
    'cube-big-triangle',
    'cube',
    said(
      line`the other ends of the three edges that meet at one vertex`,
      line`los otros extremos de las tres aristas que se juntan en un vértice`,
    ),
    'triangle',
    null,
    ofCube(e => [
      [e, e, 0],
      [0, 0, 0],
      [0, e, e],
    ]),
    said(
      line`Its sides are diagonals of three faces: three sides.`,
      line`Sus lados son diagonales de tres caras: tres lados.`,
    ),
  ),
  cut(
    'cube-edges',
    'cube',
    said(
      line`two opposite edges that do not lie in the same face`,
      line`dos aristas opuestas que no están en la misma cara`,
    ),
    'rectangle',
    null,
    ofCube(e => [
      [0, 0, 0],
      [e, 0, 0],
      [e, e, e],
      [0, e, e],
    ]),
    said(
      line`Two sides are edges of the cube; the other two are diagonals of faces, which are longer.`,
      line`Dos lados son aristas del cubo; los otros dos son diagonales de caras, más largas.`,
    ),
  ),
  cut(
    'cube-straight',
    'cube',
    said(line`the midpoints of the four upright edges`, line`los puntos medios de las cuatro aristas verticales`),
    'square',
    null,
    ofCube(e => flat(e, e, e / 2)),
    said(
      line`The plane is parallel to the base, so the section is the same as the base.`,
      line`El plano es paralelo a la base, así que la sección es igual a la base.`,
    ),
  ),
]
