import type { PlannedTopic } from '../planned-topic.ts'

export const planned = {
  'name-points-lines-planes': {
    name: {
      en: 'Name points, lines, rays, angles and planes',
      es: 'Nombrar puntos, rectas, semirrectas, ángulos y planos',
    },
    description: {
      en: 'Name points, lines, rays, angles and planes in a figure with the correct notation.',
      es: 'Nombra con la notación correcta los puntos, rectas, semirrectas, ángulos y planos de una figura.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'segment-angle-addition': {
    name: { en: 'Segment and angle addition postulates', es: 'Postulados de la suma de segmentos y de ángulos' },
    description: {
      en: 'Add the parts of a segment or angle to find an unknown length or measure.',
      es: 'Suma las partes de un segmento o ángulo para hallar una longitud o medida desconocida.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.A.1', 'G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'angle-pair-equations': {
    name: { en: 'Equations with angle pairs', es: 'Ecuaciones con pares de ángulos' },
    description: {
      en: 'Write and solve equations from vertical, adjacent, complementary or supplementary angles.',
      es: 'Escribe y resuelve ecuaciones con ángulos opuestos por el vértice, adyacentes, complementarios o suplementarios.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'conditional-converse-contrapositive': {
    name: {
      en: 'Converse, inverse and contrapositive of a conditional',
      es: 'Recíproco, inverso y contrarrecíproco de un enunciado condicional',
    },
    description: {
      en: 'Write or choose the converse, inverse or contrapositive of a statement and decide its truth.',
      es: 'Escribe o elige el recíproco, inverso o contrarrecíproco de un enunciado y decide si es verdadero.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'transversal-angle-pairs': {
    name: {
      en: 'Parallel lines and a transversal: angle pairs and equations',
      es: 'Rectas paralelas cortadas por una transversal: pares de ángulos y ecuaciones',
    },
    description: {
      en: 'Find angles formed by parallel lines and a transversal and decide when lines are parallel.',
      es: 'Halla ángulos formados por rectas paralelas y una transversal y decide cuándo las rectas son paralelas.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'line-angle-proof-blanks': {
    name: { en: 'Complete proofs about lines and angles', es: 'Completar demostraciones sobre rectas y ángulos' },
    description: {
      en: 'Fill in, order or correct the statements and reasons of proofs about lines and angles.',
      es: 'Completa, ordena o corrige las afirmaciones y razones de demostraciones sobre rectas y ángulos.',
    },
    domain: 'Congruence: Foundations & Reasoning',
    standards: ['G-CO.C.9'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'rigid-motion-images': {
    name: {
      en: 'Images under translations, reflections and rotations',
      es: 'Imágenes de traslaciones, reflexiones y rotaciones',
    },
    description: {
      en: 'Find the coordinates of a figure after a translation, a reflection or a rotation.',
      es: 'Halla las coordenadas de una figura después de una traslación, una reflexión o una rotación.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.2', 'G-CO.A.4', 'G-CO.A.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'describe-rigid-motion-sequences': {
    name: {
      en: 'Describe a rigid motion or sequence mapping one figure to another',
      es: 'Describir el movimiento rígido o la secuencia que transforma una figura en otra',
    },
    description: {
      en: 'Describe completely one or two rigid motions that map a figure onto its image.',
      es: 'Describe por completo uno o dos movimientos rígidos que llevan una figura a su imagen.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.5', 'G-CO.B.6', 'G-CO.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'distance-preserving-maps': {
    name: {
      en: 'Decide whether a mapping preserves distance and angle',
      es: 'Decidir si una transformación conserva distancias y ángulos',
    },
    description: {
      en: 'Apply a coordinate rule and decide whether it keeps lengths and angle measures.',
      es: 'Aplica una regla de coordenadas y decide si conserva las longitudes y las medidas de los ángulos.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.2', 'G-CO.B.6'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'polygon-symmetries': {
    name: { en: 'Line and rotational symmetry of polygons', es: 'Simetría axial y rotacional de polígonos' },
    description: {
      en: 'Find the lines of symmetry and the rotations that map a polygon onto itself.',
      es: 'Halla los ejes de simetría y las rotaciones que llevan un polígono sobre sí mismo.',
    },
    domain: 'Congruence: Transformations',
    standards: ['G-CO.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'isosceles-triangle-theorem': {
    name: { en: 'Isosceles and equilateral triangles', es: 'Triángulos isósceles y equiláteros' },
    description: {
      en: 'Use equal sides and equal base angles to find measures in isosceles and equilateral triangles.',
      es: 'Usa lados y ángulos de la base iguales para hallar medidas en triángulos isósceles y equiláteros.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-inequality-sides-angles': {
    name: {
      en: 'Triangle inequality and side-angle order',
      es: 'Desigualdad triangular y orden de los lados y los ángulos',
    },
    description: {
      en: 'Decide which lengths form a triangle and order its sides and angles by size.',
      es: 'Decide qué longitudes forman un triángulo y ordena sus lados y ángulos por tamaño.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'congruent-triangle-parts': {
    name: { en: 'Corresponding parts of congruent triangles', es: 'Partes correspondientes de triángulos congruentes' },
    description: {
      en: 'Match the corresponding sides and angles of congruent triangles and find unknown measures.',
      es: 'Relaciona los lados y ángulos correspondientes de triángulos congruentes y halla medidas desconocidas.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.B.7', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'congruent-triangle-proofs': {
    name: { en: 'Complete triangle congruence proofs', es: 'Completar demostraciones de congruencia de triángulos' },
    description: {
      en: 'Fill in, order or correct the steps of a proof that two triangles are congruent.',
      es: 'Completa, ordena o corrige los pasos de una demostración de que dos triángulos son congruentes.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-SRT.B.5', 'G-CO.C.10', 'G-CO.B.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-centers-midsegments': {
    name: {
      en: 'Midsegments, medians, bisectors and triangle centers',
      es: 'Segmentos medios, medianas, mediatrices, bisectrices y centros del triángulo',
    },
    description: {
      en: 'Use properties of midsegments, medians and bisectors to find lengths and the centers of a triangle.',
      es: 'Usa las propiedades de segmentos medios, medianas, mediatrices y bisectrices para hallar longitudes y centros de un triángulo.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.10', 'G-C.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parallelogram-properties': {
    name: { en: 'Properties and tests for parallelograms', es: 'Propiedades y condiciones de los paralelogramos' },
    description: {
      en: 'Use properties of parallelograms to find measures and prove that a quadrilateral is one.',
      es: 'Usa las propiedades de los paralelogramos para hallar medidas y demostrar que un cuadrilátero lo es.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'special-quadrilateral-properties': {
    name: {
      en: 'Rectangles, rhombi, squares, kites and trapezoids',
      es: 'Rectángulos, rombos, cuadrados, cometas y trapecios',
    },
    description: {
      en: 'Use properties of special quadrilaterals to find sides, diagonals and angles or name the figure.',
      es: 'Usa las propiedades de cuadriláteros especiales para hallar lados, diagonales y ángulos o nombrar la figura.',
    },
    domain: 'Congruence: Triangles & Quadrilaterals',
    standards: ['G-CO.C.11'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'compass-straightedge-constructions': {
    name: { en: 'Compass and straightedge constructions', es: 'Construcciones con regla y compás' },
    description: {
      en: 'Carry out, identify or order the steps of constructions with a compass and a straightedge.',
      es: 'Realiza, identifica u ordena los pasos de construcciones hechas con regla y compás.',
    },
    domain: 'Congruence: Constructions',
    standards: ['G-CO.D.12', 'G-CO.D.13', 'G-C.A.3', 'G-C.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'dilation-images-coordinates': {
    name: { en: 'Dilations on the coordinate plane', es: 'Dilataciones en el plano de coordenadas' },
    description: {
      en: 'Find the image of a figure or line under a dilation with a given center and scale factor.',
      es: 'Halla la imagen de una figura o recta en una dilatación con cierto centro y factor de escala.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.1a', 'G-SRT.A.1b', 'G-CO.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'similarity-transformation-sequences': {
    name: { en: 'Decide similarity with transformations', es: 'Decidir la semejanza mediante transformaciones' },
    description: {
      en: 'Give a dilation and a rigid motion that map one figure onto a similar one.',
      es: 'Indica una dilatación y un movimiento rígido que llevan una figura a otra semejante.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.2', 'G-SRT.A.3', 'G-C.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-similarity-criteria': {
    name: {
      en: 'Triangle similarity criteria (AA, SAS, SSS)',
      es: 'Criterios de semejanza de triángulos (AA, LAL, LLL)',
    },
    description: {
      en: 'Decide whether two triangles are similar, name the criterion and complete the similarity statement.',
      es: 'Decide si dos triángulos son semejantes, nombra el criterio y completa el enunciado de semejanza.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.A.3', 'G-SRT.B.5', 'G-SRT.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'triangle-proportionality-theorems': {
    name: {
      en: 'Side-splitter, parallel lines and angle bisector proportions',
      es: 'Proporcionalidad en triángulos: recta paralela a un lado, varias paralelas y bisectriz',
    },
    description: {
      en: 'Write a proportion for segments cut by parallel lines or by an angle bisector.',
      es: 'Escribe una proporción para los segmentos determinados por rectas paralelas o por una bisectriz.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.B.4', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-mean-altitude': {
    name: { en: 'Altitude to the hypotenuse and geometric mean', es: 'Altura sobre la hipotenusa y media geométrica' },
    description: {
      en: 'Use the similar triangles made by the altitude to the hypotenuse to find lengths.',
      es: 'Usa los triángulos semejantes que forma la altura sobre la hipotenusa para hallar longitudes.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.B.4', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'pythagorean-converse-radicals': {
    name: {
      en: 'Pythagorean theorem with radicals and its converse',
      es: 'Teorema de Pitágoras con radicales y su recíproco',
    },
    description: {
      en: 'Find exact sides of right triangles and classify triangles as acute, right or obtuse.',
      es: 'Halla lados exactos de triángulos rectángulos y clasifica triángulos en acutángulos, rectángulos u obtusángulos.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.B.4', 'G-SRT.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'elevation-depression-problems': {
    name: { en: 'Angles of elevation and depression', es: 'Ángulos de elevación y de depresión' },
    description: {
      en: 'Draw a right triangle for a line of sight and find heights, distances or angles.',
      es: 'Dibuja un triángulo rectángulo para una línea de visión y halla alturas, distancias o ángulos.',
    },
    domain: 'Similarity, Right Triangles & Trigonometry',
    standards: ['G-SRT.C.8', 'G-MG.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'central-angles-arcs-chords': {
    name: { en: 'Central angles, arcs and chords', es: 'Ángulos centrales, arcos y cuerdas' },
    description: {
      en: 'Find arc measures, central angles and chord lengths in a circle.',
      es: 'Halla medidas de arcos, ángulos centrales y longitudes de cuerdas en un círculo.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'circle-tangent-properties': {
    name: { en: 'Tangent lines to circles', es: 'Rectas tangentes a una circunferencia' },
    description: {
      en: 'Use right angles and equal segments at tangents to find lengths and angles.',
      es: 'Usa los ángulos rectos y segmentos iguales de las tangentes para hallar longitudes y ángulos.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2', 'G-C.A.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'secant-tangent-angles': {
    name: {
      en: 'Angles formed by chords, secants and tangents',
      es: 'Ángulos formados por cuerdas, secantes y tangentes',
    },
    description: {
      en: 'Use half the sum or difference of arcs to find angles made by chords, secants and tangents.',
      es: 'Usa la mitad de la suma o diferencia de arcos para hallar ángulos entre cuerdas, secantes y tangentes.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'circle-segment-products': {
    name: {
      en: 'Segment lengths of chords, secants and tangents',
      es: 'Longitudes de segmentos de cuerdas, secantes y tangentes',
    },
    description: {
      en: 'Set products of segment lengths equal to find unknown parts of chords, secants and tangents.',
      es: 'Iguala productos de longitudes para hallar segmentos desconocidos de cuerdas, secantes y tangentes.',
    },
    domain: 'Circles',
    standards: ['G-C.A.2', 'G-SRT.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'parallel-perpendicular-slopes': {
    name: {
      en: 'Slope criteria for parallel and perpendicular lines',
      es: 'Criterios de pendiente de rectas paralelas y perpendiculares',
    },
    description: {
      en: 'Compare slopes to decide whether lines are parallel or perpendicular and write their equations.',
      es: 'Compara pendientes para decidir si dos rectas son paralelas o perpendiculares y escribe sus ecuaciones.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.5'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'coordinate-polygon-classification': {
    name: { en: 'Classify polygons with coordinates', es: 'Clasificar polígonos con coordenadas' },
    description: {
      en: 'Use slopes and lengths from coordinates to name the most specific type of polygon.',
      es: 'Usa pendientes y longitudes obtenidas de coordenadas para nombrar el tipo más específico de polígono.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'coordinate-perimeter-area': {
    name: { en: 'Perimeter and area on the coordinate plane', es: 'Perímetro y área en el plano de coordenadas' },
    description: {
      en: 'Use vertex coordinates to find the exact perimeter and area of slanted polygons.',
      es: 'Usa las coordenadas de los vértices para hallar el perímetro y el área exactos de polígonos inclinados.',
    },
    domain: 'Expressing Geometric Properties with Equations',
    standards: ['G-GPE.B.7'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'regular-polygon-shaded-area': {
    name: {
      en: 'Area of regular polygons and shaded regions',
      es: 'Área de polígonos regulares y regiones sombreadas',
    },
    description: {
      en: 'Find areas of regular polygons from the apothem and of shaded regions by subtracting.',
      es: 'Halla áreas de polígonos regulares con la apotema y de regiones sombreadas restando áreas.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.1', 'G-SRT.C.8'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'cavalieri-formula-arguments': {
    name: {
      en: 'Formula arguments: dissection, Cavalieri and oblique solids',
      es: 'Argumentos de fórmulas: disección, Cavalieri y sólidos oblicuos',
    },
    description: {
      en: 'Compare cross-sections to explain volume formulas and find volumes of oblique solids.',
      es: 'Compara secciones transversales para explicar fórmulas de volumen y hallar volúmenes de sólidos oblicuos.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-GMD.A.1', 'G-GMD.A.2'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'surface-area-solids': {
    name: {
      en: 'Surface area of prisms, pyramids, cylinders, cones and spheres',
      es: 'Área de superficie de prismas, pirámides, cilindros, conos y esferas',
    },
    description: {
      en: 'Find the lateral and total surface area of prisms, pyramids, cylinders, cones and spheres.',
      es: 'Halla el área lateral y total de prismas, pirámides, cilindros, conos y esferas.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.1', 'G-MG.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'cross-sections-solids-revolution': {
    name: { en: 'Cross-sections and solids of revolution', es: 'Secciones transversales y sólidos de revolución' },
    description: {
      en: 'Name the section of a cut solid or the solid made by rotating a flat figure.',
      es: 'Nombra la sección de un sólido cortado o el sólido que resulta de girar una figura plana.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-GMD.B.4'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'similar-solids-ratios': {
    name: {
      en: 'Ratios of perimeter, area and volume of similar figures',
      es: 'Razones de perímetro, área y volumen en figuras semejantes',
    },
    description: {
      en: 'Use a scale factor to compare perimeters, areas and volumes of similar figures.',
      es: 'Usa un factor de escala para comparar perímetros, áreas y volúmenes de figuras semejantes.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.1', 'G-SRT.B.5', 'G-GMD.A.3'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'density-population-modeling': {
    name: { en: 'Density problems by area and volume', es: 'Problemas de densidad por área y por volumen' },
    description: {
      en: 'Model a region or object with a simple figure to find its density, mass or population.',
      es: 'Representa una región u objeto con una figura simple para hallar su densidad, masa o población.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.2', 'G-MG.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
  'geometric-design-constraints': {
    name: { en: 'Geometric design and optimization problems', es: 'Problemas de diseño geométrico con restricciones' },
    description: {
      en: 'Choose dimensions that meet given limits and use the least material or give the most space.',
      es: 'Elige dimensiones que cumplan ciertos límites y usen el menor material o den el mayor espacio.',
    },
    domain: 'Geometric Measurement & Modeling',
    standards: ['G-MG.A.3', 'G-MG.A.1'],
    difficulties: ['easy', 'medium', 'hard'],
  },
} satisfies Record<string, PlannedTopic>
