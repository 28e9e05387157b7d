export const focusOfEllipse = {
  id: 'focus-of-ellipse',
  en: 'In an ellipse, `c^2 = a^2 - b^2`, with `a` to a vertex, `b` to a co-vertex, and `c` to a focus.',
  es: 'En una elipse, `c^2 = a^2 - b^2`, con `a` hasta un vértice, `b` hasta un covértice y `c` hasta un foco.',
} as const
export const focusOfHyperbola = {
  id: 'focus-of-hyperbola',
  en: 'In a hyperbola, `c^2 = a^2 + b^2`, with `a` to a vertex and `c` to a focus.',
  es: 'En una hipérbola, `c^2 = a^2 + b^2`, con `a` hasta un vértice y `c` hasta un foco.',
} as const
export const eccentricityIs = {
  id: 'eccentricity-is',
  en: 'The eccentricity is `c`/`a`.',
  es: 'La excentricidad es `c`/`a`.',
} as const
export const halfAxesOfEllipse = {
  id: 'half-axes-of-ellipse',
  en: 'Read the denominators: in an ellipse, `a^2` is the greater one.',
  es: 'Lee los denominadores: en una elipse, `a^2` es el mayor.',
} as const
export const halfAxesOfHyperbola = {
  id: 'half-axes-of-hyperbola',
  en: 'Read the denominators: in a hyperbola, `a^2` is the one under the positive term.',
  es: 'Lee los denominadores: en una hipérbola, `a^2` es el del término positivo.',
} as const
export const centerOfStandardConic = {
  id: 'center-of-standard-conic',
  en: 'Read the center from `x - h` and `y - k`.',
  es: 'Lee el centro en `x - h` e `y - k`.',
} as const
export const asymptoteSlopes = {
  id: 'asymptote-slopes',
  en: 'The asymptotes go through the center. Their slopes are plus and minus the half-axis along `y` over the half-axis along `x`.',
  es: 'Las asíntotas pasan por el centro. Sus pendientes son más y menos el semieje en la dirección de `y` entre el semieje en la dirección de `x`.',
} as const
export const alongAndAcross = {
  id: 'along-and-across',
  en: 'From the center, go `a` and `c` in the direction of {axis}, whose square is over `a^2`, and `b` in the other direction.',
  es: 'Desde el centro, avanza `a` y `c` en la dirección de {axis}, cuyo cuadrado está sobre `a^2`, y `b` en la otra dirección.',
} as const
export const alongAndAsymptotes = {
  id: 'along-and-asymptotes',
  en: 'From the center, go `a` and `c` in the direction of {axis}, whose term is positive. Write each asymptote with its slope.',
  es: 'Desde el centro, avanza `a` y `c` en la dirección de {axis}, cuyo término es positivo. Escribe cada asíntota con su pendiente.',
} as const
export const endsOfAxes = {
  id: 'ends-of-axes',
  en: 'From the center, go `a` in the direction of {axis} to the vertices, and `b` in the other direction to the co-vertices.',
  es: 'Desde el centro, avanza `a` en la dirección de {axis} hasta los vértices y `b` en la otra dirección hasta los covértices.',
} as const
export const verticesAlong = {
  id: 'vertices-along',
  en: 'From the center, go `a` in the direction of {axis}, whose term is positive, to the vertices.',
  es: 'Desde el centro, avanza `a` en la dirección de {axis}, cuyo término es positivo, hasta los vértices.',
} as const
export const drawEllipse = {
  id: 'draw-ellipse',
  en: 'Mark the four points and draw a smooth oval through them.',
  es: 'Marca los cuatro puntos y traza un óvalo suave que pase por ellos.',
} as const
export const drawHyperbola = {
  id: 'draw-hyperbola',
  en: 'Draw the asymptotes as dashed lines. From each vertex, draw a branch that comes closer and closer to them.',
  es: 'Traza las asíntotas con líneas discontinuas. Desde cada vértice, traza una rama que se acerque cada vez más a ellas.',
} as const
export const halfEllipseAtOrigin = {
  id: 'half-ellipse-at-origin',
  en: 'Put the origin in the middle of the base: half of the width is `a`, the height is `b`.',
  es: 'Pon el origen en el centro de la base: la mitad del ancho es `a` y la altura es `b`.',
} as const
export const writeTheEllipse = {
  id: 'write-the-ellipse',
  en: 'Write the equation of the ellipse, with `a^2` under `x^2` and `b^2` under `y^2`.',
  es: 'Escribe la ecuación de la elipse, con `a^2` debajo de `x^2` y `b^2` debajo de `y^2`.',
} as const
export const putInAndSolveForSquare = {
  id: 'put-in-and-solve-for-square',
  en: 'Substitute {value} for `x` and solve for `y^2`.',
  es: 'Sustituye `x` por {value} y despeja `y^2`.',
} as const
export const heightIsPositive = {
  id: 'height-is-positive',
  en: 'A height: take the positive root.',
  es: 'Es una altura: toma la raíz positiva.',
} as const
export const lengthIsMajorAxis = {
  id: 'length-is-major-axis',
  en: 'The longer axis is `2a`, the shorter one is `2b`, and the foci are `2c` apart.',
  es: 'El eje más largo es `2a`, el más corto es `2b` y la distancia entre los focos es `2c`.',
} as const
export const fociOfWholeAxes = {
  id: 'foci-of-whole-axes',
  en: 'In an ellipse, `c^2 = a^2 - b^2`. Multiply by 4: `(2c)^2 = (2a)^2 - (2b)^2`.',
  es: 'En una elipse, `c^2 = a^2 - b^2`. Multiplica por 4: `(2c)^2 = (2a)^2 - (2b)^2`.',
} as const
export const majorAxisFromDistances = {
  id: 'major-axis-from-distances',
  en: 'The least and the greatest distance together are the major axis, `2a`.',
  es: 'La distancia mínima y la máxima juntas son el eje mayor, `2a`.',
} as const
export const halfOfMajorAxis = {
  id: 'half-of-major-axis',
  en: 'Half the major axis is `a`.',
  es: 'La mitad del eje mayor es `a`.',
} as const
export const focusFromShortest = {
  id: 'focus-from-shortest',
  en: 'The least distance is `a - c`, so `c` = `a` − (least distance).',
  es: 'La distancia mínima es `a - c`, así que `c` = `a` − (distancia mínima).',
} as const
export const centerBetweenVertices = {
  id: 'center-between-vertices',
  en: 'The center is the midpoint of the vertices; `a` is the distance from it to a vertex, and `c` to a focus.',
  es: 'El centro es el punto medio entre los vértices; `a` es la distancia del centro a un vértice y `c`, a un foco.',
} as const
export const sumIsTwiceA = {
  id: 'sum-is-twice-a',
  en: 'The center is the midpoint of the foci; `c` is half of the distance between them. The sum of the distances is `2a`.',
  es: 'El centro es el punto medio entre los focos; `c` es la mitad de la distancia entre ellos. La suma de las distancias es `2a`.',
} as const
export const differenceIsTwiceA = {
  id: 'difference-is-twice-a',
  en: 'The center is the midpoint of the foci; `c` is half of the distance between them. The difference of the distances is `2a`.',
  es: 'El centro es el punto medio entre los focos; `c` es la mitad de la distancia entre ellos. La diferencia de las distancias es `2a`.',
} as const
export const intoStandardConic = {
  id: 'into-standard-conic',
  en: 'Substitute the center, `a^2`, and `b^2` into the standard form. The vertices lie in the direction of {axis}, so `a^2` goes under the term with {axis}.',
  es: 'Sustituye el centro, `a^2` y `b^2` en la forma estándar. Los vértices están en la dirección de {axis}, así que `a^2` va debajo del término con {axis}.',
} as const
export const takePositiveRoots = {
  id: 'take-positive-roots',
  en: 'Lengths: take the positive roots.',
  es: 'Son longitudes: toma las raíces positivas.',
} as const
export const readHalfAxesOfEllipse = {
  id: 'read-half-axes-of-ellipse',
  en: 'Read the center and, from it, the distance `a` to a vertex and `b` to a co-vertex.',
  es: 'Lee el centro y, desde él, la distancia `a` hasta un vértice y `b` hasta un covértice.',
} as const
export const readHalfAxesOfHyperbola = {
  id: 'read-half-axes-of-hyperbola',
  en: 'Read the center and, from it, the distance `a` to a vertex; from the vertex, `b` is the distance to an asymptote, in the direction of the other axis.',
  es: 'Lee el centro y, desde él, la distancia `a` hasta un vértice; desde el vértice, `b` es la distancia hasta una asíntota, en la dirección del otro eje.',
} as const
export const halfAxesFromEnds = {
  id: 'half-axes-from-ends',
  en: 'The center is the midpoint of the vertices; `a` is the distance from it to a vertex, and `b` to a co-vertex.',
  es: 'El centro es el punto medio entre los vértices; `a` es la distancia del centro a un vértice y `b`, a un covértice.',
} as const
export const centerAndVertex = {
  id: 'center-and-vertex',
  en: 'The center is the midpoint of the vertices; `a` is the distance from it to a vertex.',
  es: 'El centro es el punto medio entre los vértices; `a` es la distancia del centro a un vértice.',
} as const
export const halfAxisFromSlope = {
  id: 'half-axis-from-slope',
  en: 'The slope of this asymptote is {quotient}: solve for `b`.',
  es: 'La pendiente de esta asíntota es {quotient}: despeja `b`.',
} as const
