import type { Noun } from '../noun.ts'

export const acuteAngle: Noun = {
  en: ['acute angle', 'acute angles'],
  es: ['ángulo agudo', 'ángulos agudos'],
  gender: 'm',
}
export const angle: Noun = { en: ['angle', 'angles'], es: ['ángulo', 'ángulos'], gender: 'm' }
export const arc: Noun = { en: ['arc', 'arcs'], es: ['arco', 'arcos'], gender: 'm' }
export const arrow: Noun = { en: ['arrow', 'arrows'], es: ['flecha', 'flechas'], gender: 'f' }
export const base: Noun = { en: ['base', 'bases'], es: ['base', 'bases'], gender: 'f' }
export const chord: Noun = { en: ['chord', 'chords'], es: ['cuerda', 'cuerdas'], gender: 'f' }
export const circle: Noun = { en: ['circle', 'circles'], es: ['círculo', 'círculos'], gender: 'm' }
export const cone: Noun = { en: ['cone', 'cones'], es: ['cono', 'conos'], gender: 'm' }
export const corner: Noun = { en: ['corner', 'corners'], es: ['esquina', 'esquinas'], gender: 'f' }
export const counter: Noun = { en: ['counter', 'counters'], es: ['ficha', 'fichas'], gender: 'f' }
export const cube: Noun = { en: ['cube', 'cubes'], es: ['cubo', 'cubos'], gender: 'm' }
export const cylinder: Noun = { en: ['cylinder', 'cylinders'], es: ['cilindro', 'cilindros'], gender: 'm' }
export const diagonal: Noun = { en: ['diagonal', 'diagonals'], es: ['diagonal', 'diagonales'], gender: 'f' }
export const diameter: Noun = { en: ['diameter', 'diameters'], es: ['diámetro', 'diámetros'], gender: 'm' }
export const edge: Noun = { en: ['edge', 'edges'], es: ['arista', 'aristas'], gender: 'f' }
export const face: Noun = { en: ['face', 'faces'], es: ['cara', 'caras'], gender: 'f' }
export const halfCircle: Noun = {
  en: ['half circle', 'half circles'],
  es: ['semicírculo', 'semicírculos'],
  gender: 'm',
}
export const heart: Noun = { en: ['heart', 'hearts'], es: ['corazón', 'corazones'], gender: 'm' }
export const hexagon: Noun = { en: ['hexagon', 'hexagons'], es: ['hexágono', 'hexágonos'], gender: 'm' }
export const layer: Noun = { en: ['layer', 'layers'], es: ['capa', 'capas'], gender: 'f' }
export const line: Noun = { en: ['line', 'lines'], es: ['recta', 'rectas'], gender: 'f' }
export const lineOfSymmetry: Noun = {
  en: ['line of symmetry', 'lines of symmetry'],
  es: ['eje de simetría', 'ejes de simetría'],
  gender: 'm',
}
export const lineSegment: Noun = { en: ['line segment', 'line segments'], es: ['segmento', 'segmentos'], gender: 'm' }
export const obtuseAngle: Noun = {
  en: ['obtuse angle', 'obtuse angles'],
  es: ['ángulo obtuso', 'ángulos obtusos'],
  gender: 'm',
}
export const octagon: Noun = { en: ['octagon', 'octagons'], es: ['octágono', 'octágonos'], gender: 'm' }
export const oval: Noun = { en: ['oval', 'ovals'], es: ['óvalo', 'óvalos'], gender: 'm' }
export const parallelogram: Noun = {
  en: ['parallelogram', 'parallelograms'],
  es: ['paralelogramo', 'paralelogramos'],
  gender: 'm',
}
export const pentagon: Noun = { en: ['pentagon', 'pentagons'], es: ['pentágono', 'pentágonos'], gender: 'm' }
export const polygon: Noun = { en: ['polygon', 'polygons'], es: ['polígono', 'polígonos'], gender: 'm' }
export const prism: Noun = { en: ['prism', 'prisms'], es: ['prisma', 'prismas'], gender: 'm' }
export const pyramid: Noun = { en: ['pyramid', 'pyramids'], es: ['pirámide', 'pirámides'], gender: 'f' }
export const quadrilateral: Noun = {
  en: ['quadrilateral', 'quadrilaterals'],
  es: ['cuadrilátero', 'cuadriláteros'],
  gender: 'm',
}
export const quarterCircle: Noun = {
  en: ['quarter circle', 'quarter circles'],
  es: ['cuarto de círculo', 'cuartos de círculo'],
  gender: 'm',
}
export const radius: Noun = { en: ['radius', 'radii'], es: ['radio', 'radios'], gender: 'm' }
export const ray: Noun = { en: ['ray', 'rays'], es: ['semirrecta', 'semirrectas'], gender: 'f' }
export const rectangle: Noun = { en: ['rectangle', 'rectangles'], es: ['rectángulo', 'rectángulos'], gender: 'm' }
export const rectangularPrism: Noun = {
  en: ['rectangular prism', 'rectangular prisms'],
  es: ['prisma rectangular', 'prismas rectangulares'],
  gender: 'm',
}
export const rhombus: Noun = { en: ['rhombus', 'rhombuses'], es: ['rombo', 'rombos'], gender: 'm' }
export const rightAngle: Noun = {
  en: ['right angle', 'right angles'],
  es: ['ángulo recto', 'ángulos rectos'],
  gender: 'm',
}
export const segment: Noun = { en: ['segment', 'segments'], es: ['segmento', 'segmentos'], gender: 'm' }
export const shape: Noun = { en: ['shape', 'shapes'], es: ['figura', 'figuras'], gender: 'f' }
export const side: Noun = { en: ['side', 'sides'], es: ['lado', 'lados'], gender: 'm' }
export const solid: Noun = { en: ['solid', 'solids'], es: ['cuerpo geométrico', 'cuerpos geométricos'], gender: 'm' }
export const sphere: Noun = { en: ['sphere', 'spheres'], es: ['esfera', 'esferas'], gender: 'f' }
export const square: Noun = { en: ['square', 'squares'], es: ['cuadrado', 'cuadrados'], gender: 'm' }
export const squarePyramid: Noun = {
  en: ['square pyramid', 'square pyramids'],
  es: ['pirámide cuadrangular', 'pirámides cuadrangulares'],
  gender: 'f',
}
export const trapezoid: Noun = { en: ['trapezoid', 'trapezoids'], es: ['trapecio', 'trapecios'], gender: 'm' }
export const triangle: Noun = { en: ['triangle', 'triangles'], es: ['triángulo', 'triángulos'], gender: 'm' }
export const triangularPrism: Noun = {
  en: ['triangular prism', 'triangular prisms'],
  es: ['prisma triangular', 'prismas triangulares'],
  gender: 'm',
}
export const unitCube: Noun = { en: ['unit cube', 'unit cubes'], es: ['cubo unitario', 'cubos unitarios'], gender: 'm' }
export const vertex: Noun = { en: ['vertex', 'vertices'], es: ['vértice', 'vértices'], gender: 'm' }
