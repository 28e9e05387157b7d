import type { Grade } from '../grade.ts'
import { arcLengthSectorArea } from './arc-length-sector-area.ts'
import { circleEquationStandardForm } from './circle-equation-standard-form.ts'
import { inscribedAnglesQuadrilaterals } from './inscribed-angles-quadrilaterals.ts'
import { midpointPartitionSegment } from './midpoint-partition-segment.ts'
import { polygonInteriorExteriorAngles } from './polygon-interior-exterior-angles.ts'
import { similarPolygonSides } from './similar-polygon-sides.ts'
import { solveRightTriangles } from './solve-right-triangles.ts'
import { specialRightTriangles } from './special-right-triangles.ts'
import { triangleAngleSumExterior } from './triangle-angle-sum-exterior.ts'
import { triangleCongruenceCriteria } from './triangle-congruence-criteria.ts'
import { trigRatiosCofunctions } from './trig-ratios-cofunctions.ts'
import { volumePyramidsConesSpheres } from './volume-pyramids-cones-spheres.ts'

export const geometry: Grade = {
  id: 'geometry',
  topics: [
    'name-points-lines-planes',
    'segment-angle-addition',
    'angle-pair-equations',
    'conditional-converse-contrapositive',
    'transversal-angle-pairs',
    'line-angle-proof-blanks',
    'rigid-motion-images',
    'describe-rigid-motion-sequences',
    'distance-preserving-maps',
    'polygon-symmetries',
    triangleAngleSumExterior,
    'isosceles-triangle-theorem',
    'triangle-inequality-sides-angles',
    'congruent-triangle-parts',
    triangleCongruenceCriteria,
    'congruent-triangle-proofs',
    'triangle-centers-midsegments',
    polygonInteriorExteriorAngles,
    'parallelogram-properties',
    'special-quadrilateral-properties',
    'compass-straightedge-constructions',
    'dilation-images-coordinates',
    'similarity-transformation-sequences',
    similarPolygonSides,
    'triangle-similarity-criteria',
    'triangle-proportionality-theorems',
    'geometric-mean-altitude',
    'pythagorean-converse-radicals',
    specialRightTriangles,
    trigRatiosCofunctions,
    solveRightTriangles,
    'elevation-depression-problems',
    'central-angles-arcs-chords',
    inscribedAnglesQuadrilaterals,
    'circle-tangent-properties',
    'secant-tangent-angles',
    'circle-segment-products',
    arcLengthSectorArea,
    circleEquationStandardForm,
    midpointPartitionSegment,
    'parallel-perpendicular-slopes',
    'coordinate-polygon-classification',
    'coordinate-perimeter-area',
    'regular-polygon-shaded-area',
    'cavalieri-formula-arguments',
    volumePyramidsConesSpheres,
    'surface-area-solids',
    'cross-sections-solids-revolution',
    'similar-solids-ratios',
    'density-population-modeling',
    'geometric-design-constraints',
  ],
}
