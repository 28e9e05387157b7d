import { METHOD, q, type Study, UNIT } from './study.ts'

export const studiesA: readonly Study[] = [
  {
    story: q(
      'For one week, each student in Ms. Park’s class wears a fitness band at night. Each morning, Ms. Park writes down how many hours each student slept.',
      'Durante una semana, cada estudiante de la clase de la Sra. Park lleva por la noche una pulsera de actividad. Cada mañana, la Sra. Park anota cuántas horas durmió cada uno.',
    ),
    population: [
      q('the students in Ms. Park’s class', 'los estudiantes de la clase de la Sra. Park'),
      q('all the students at the school', 'todos los estudiantes de la escuela'),
      q('the teachers at the school', 'los maestros de la escuela'),
    ],
    attribute: [
      q('time asleep', 'tiempo de sueño'),
      q('time spent on homework', 'tiempo dedicado a la tarea'),
      q('time on the bus to school', 'tiempo en el autobús a la escuela'),
    ],
    method: [METHOD.band, METHOD.survey, METHOD.stopwatch],
    unit: [UNIT.hours, UNIT.steps, UNIT.minutes],
    shows: q(
      'The band shows how many hours each student slept.',
      'La pulsera muestra cuántas horas durmió cada estudiante.',
    ),
    does: q(
      'Each student wears a fitness band at night.',
      'Cada estudiante lleva una pulsera de actividad por la noche.',
    ),
    questions: {
      right: q(
        'How long do the students in Ms. Park’s class sleep at night?',
        '¿Cuánto duermen por la noche los estudiantes de la clase de la Sra. Park?',
      ),
      otherGroup: q(
        'How long do teenagers in Texas sleep at night?',
        '¿Cuánto duermen por la noche los adolescentes de Texas?',
      ),
      otherAttribute: q(
        'How far do the students in Ms. Park’s class walk in a day?',
        '¿Cuánto caminan al día los estudiantes de la clase de la Sra. Park?',
      ),
      single: q('At what time did Ms. Park go to bed last night?', '¿A qué hora se acostó anoche la Sra. Park?'),
    },
  },
  {
    story: q(
      'Gardeners choose a sample of the sunflowers in the city park. They hold a measuring tape next to each flower and write down a number of inches.',
      'Unos jardineros eligen una muestra de los girasoles del parque. Ponen una cinta métrica junto a cada flor y anotan un número de pulgadas.',
    ),
    population: [
      q('the sunflowers in the city park', 'los girasoles del parque'),
      q('the sunflowers in the sample', 'los girasoles de la muestra'),
      q('the gardeners of the city', 'los jardineros de la ciudad'),
    ],
    attribute: [q('height', 'altura'), q('number of seeds', 'número de semillas'), q('color', 'color')],
    method: [METHOD.tape, METHOD.ruler, METHOD.survey],
    unit: [UNIT.inches, UNIT.feet, UNIT.grams],
    shows: q(
      'The number of inches tells how tall each sunflower is.',
      'El número de pulgadas indica la altura de cada girasol.',
    ),
    does: q(
      'The gardeners hold a measuring tape next to each flower.',
      'Los jardineros ponen una cinta métrica junto a cada flor.',
    ),
    questions: {
      right: q('How tall are the sunflowers in the city park?', '¿Qué altura tienen los girasoles del parque?'),
      otherGroup: q('How tall are the roses in the city park?', '¿Qué altura tienen las rosas del parque?'),
      otherAttribute: q(
        'How many seeds do the sunflowers in the city park have?',
        '¿Cuántas semillas tienen los girasoles del parque?',
      ),
      single: q(
        'How tall is the tallest sunflower in the city park?',
        '¿Qué altura tiene el girasol más alto del parque?',
      ),
    },
  },
  {
    story: q(
      'Coach Rivera times the runners on his team. With a stopwatch, he finds how many seconds each of them takes for one lap around the track.',
      'El entrenador Rivera toma el tiempo a los corredores de su equipo. Con un cronómetro halla cuántos segundos tarda cada uno en dar una vuelta a la pista.',
    ),
    population: [
      q('the runners on the coach’s team', 'los corredores del equipo'),
      q('all the runners in the state', 'todos los corredores del estado'),
      q('the fans at the track', 'los aficionados en la pista'),
    ],
    attribute: [
      q('time for one lap', 'tiempo de una vuelta'),
      q('number of laps', 'número de vueltas'),
      q('length of the track', 'longitud de la pista'),
    ],
    method: [METHOD.stopwatch, METHOD.counting, METHOD.tape],
    unit: [UNIT.seconds, UNIT.minutes, UNIT.miles],
    shows: q(
      'The number of seconds tells how long each runner takes for one lap.',
      'El número de segundos indica cuánto tarda cada corredor en dar una vuelta.',
    ),
    does: q(
      'The coach times each runner with a stopwatch.',
      'El entrenador toma el tiempo a cada corredor con un cronómetro.',
    ),
    questions: {
      right: q(
        'How long do the runners on the team take for one lap?',
        '¿Cuánto tardan los corredores del equipo en dar una vuelta?',
      ),
      otherGroup: q(
        'How long do the runners in the state take for one lap?',
        '¿Cuánto tardan los corredores del estado en dar una vuelta?',
      ),
      otherAttribute: q(
        'How many laps do the runners on the team run in a week?',
        '¿Cuántas vueltas dan en una semana los corredores del equipo?',
      ),
      single: q('How long is one lap around the track?', '¿Cuánto mide una vuelta a la pista?'),
    },
  },
  {
    story: q(
      'A weather club studies the rainy days of spring in its town. After each of these days, a member reads the rain gauge and writes down how many millimeters fell.',
      'Un club del clima estudia los días lluviosos de primavera en su pueblo. Después de cada uno de esos días, un miembro lee el pluviómetro y anota cuántos milímetros cayeron.',
    ),
    population: [
      q('the rainy days of spring in the town', 'los días lluviosos de primavera en el pueblo'),
      q('all the days of the year', 'todos los días del año'),
      q('the members of the weather club', 'los miembros del club del clima'),
    ],
    attribute: [
      q('amount of rain', 'cantidad de lluvia'),
      q('temperature', 'temperatura'),
      q('number of clouds', 'número de nubes'),
    ],
    method: [METHOD.gauge, METHOD.thermometer, METHOD.survey],
    unit: [UNIT.millimeters, UNIT.inches, UNIT.fahrenheit],
    shows: q(
      'The number of millimeters tells how much rain fell on each day.',
      'El número de milímetros indica cuánta lluvia cayó cada día.',
    ),
    does: q(
      'A member reads the rain gauge after each of the days.',
      'Un miembro lee el pluviómetro después de cada uno de los días.',
    ),
    questions: {
      right: q(
        'How much rain falls in the town on a rainy day of spring?',
        '¿Cuánta lluvia cae en el pueblo en un día lluvioso de primavera?',
      ),
      otherGroup: q(
        'How much rain falls in the state on a rainy day of fall?',
        '¿Cuánta lluvia cae en el estado en un día lluvioso de otoño?',
      ),
      otherAttribute: q(
        'How long does it rain in the town on a rainy day of spring?',
        '¿Cuánto tiempo llueve en el pueblo en un día lluvioso de primavera?',
      ),
      single: q(
        'On how many days did it rain in the town last spring?',
        '¿Cuántos días llovió en el pueblo la primavera pasada?',
      ),
    },
  },
  {
    story: q(
      'A nurse studies the babies who were born at a hospital in May. She puts each newborn on a scale and writes down how many grams the scale shows.',
      'Una enfermera estudia a los bebés que nacieron en un hospital en mayo. Pone a cada recién nacido en una báscula y anota cuántos gramos marca.',
    ),
    population: [
      q('the babies born at the hospital in May', 'los bebés nacidos en el hospital en mayo'),
      q('all the babies born in the country', 'todos los bebés nacidos en el país'),
      q('the nurses of the hospital', 'las enfermeras del hospital'),
    ],
    attribute: [q('weight', 'peso'), q('length', 'longitud'), q('body temperature', 'temperatura corporal')],
    method: [METHOD.scale, METHOD.tape, METHOD.thermometer],
    unit: [UNIT.grams, UNIT.pounds, UNIT.inches],
    shows: q('A scale shows how heavy each baby is.', 'Una báscula muestra cuánto pesa cada bebé.'),
    does: q('The nurse puts each newborn on a scale.', 'La enfermera pone a cada recién nacido en una báscula.'),
    questions: {
      right: q(
        'How much did the babies born at the hospital in May weigh?',
        '¿Cuánto pesaron los bebés nacidos en el hospital en mayo?',
      ),
      otherGroup: q(
        'How much did the babies born in the country last year weigh?',
        '¿Cuánto pesaron los bebés nacidos en el país el año pasado?',
      ),
      otherAttribute: q(
        'How long were the babies born at the hospital in May?',
        '¿Cuánto midieron los bebés nacidos en el hospital en mayo?',
      ),
      single: q('How many babies were born at the hospital in May?', '¿Cuántos bebés nacieron en el hospital en mayo?'),
    },
  },
  {
    story: q(
      'Each of Nina’s soccer teammates wears a fitness band during a game. Afterward, Nina writes down the number of steps that each band shows.',
      'Cada compañera de fútbol de Nina lleva una pulsera de actividad durante un partido. Después, Nina anota el número de pasos que marca cada pulsera.',
    ),
    population: [
      q('Nina’s soccer teammates', 'las compañeras de fútbol de Nina'),
      q('all the soccer players in the city', 'todas las futbolistas de la ciudad'),
      q('the fans at the game', 'los aficionados en el partido'),
    ],
    attribute: [
      q('number of steps in a game', 'número de pasos en un partido'),
      q('number of goals in a game', 'número de goles en un partido'),
      q('length of the game', 'duración del partido'),
    ],
    method: [METHOD.band, METHOD.counting, METHOD.stopwatch],
    unit: [UNIT.steps, UNIT.miles, UNIT.minutes],
    shows: q(
      'Each band shows how many steps a player took in the game.',
      'Cada pulsera muestra cuántos pasos dio una jugadora en el partido.',
    ),
    does: q(
      'Each teammate wears a fitness band during the game.',
      'Cada compañera lleva una pulsera de actividad durante el partido.',
    ),
    questions: {
      right: q(
        'How many steps do Nina’s teammates take in a game?',
        '¿Cuántos pasos dan en un partido las compañeras de Nina?',
      ),
      otherGroup: q(
        'How many steps do the soccer coaches in the city take in a game?',
        '¿Cuántos pasos dan en un partido los entrenadores de fútbol de la ciudad?',
      ),
      otherAttribute: q(
        'How many goals do Nina’s teammates score in a game?',
        '¿Cuántos goles anotan en un partido las compañeras de Nina?',
      ),
      single: q('How many minutes did Nina’s last game take?', '¿Cuántos minutos duró el último partido de Nina?'),
    },
  },
  {
    story: q(
      'A store manager chooses a sample of the jeans that her store sells. She reads the price tag of each pair and writes down a number of dollars.',
      'La gerente de una tienda elige una muestra de los pantalones de mezclilla que vende su tienda. Lee la etiqueta de precio de cada pantalón y anota un número de dólares.',
    ),
    population: [
      q('the jeans that the store sells', 'los pantalones de mezclilla que vende la tienda'),
      q('the jeans in the sample', 'los pantalones de la muestra'),
      q('the customers of the store', 'los clientes de la tienda'),
    ],
    attribute: [q('price', 'precio'), q('size', 'talla'), q('number of pockets', 'número de bolsillos')],
    method: [METHOD.tags, METHOD.survey, METHOD.ruler],
    unit: [UNIT.dollars, UNIT.inches, UNIT.pounds],
    shows: q(
      'The number of dollars tells what each pair of jeans costs.',
      'El número de dólares indica cuánto cuesta cada pantalón.',
    ),
    does: q('The manager reads the price tag of each pair.', 'La gerente lee la etiqueta de precio de cada pantalón.'),
    questions: {
      right: q('How much do the jeans in the store cost?', '¿Cuánto cuestan los pantalones de mezclilla de la tienda?'),
      otherGroup: q('How much do the shirts in the store cost?', '¿Cuánto cuestan las camisas de la tienda?'),
      otherAttribute: q(
        'What sizes are the jeans in the store?',
        '¿De qué tallas son los pantalones de mezclilla de la tienda?',
      ),
      single: q(
        'How much do the most expensive jeans in the store cost?',
        '¿Cuánto cuesta el pantalón de mezclilla más caro de la tienda?',
      ),
    },
  },
  {
    story: q(
      'On Saturdays, a librarian hands out a short survey to a sample of the visitors to the library. Each of them writes down how many minutes the visit lasted.',
      'Los sábados, una bibliotecaria reparte una breve encuesta a una muestra de los visitantes de la biblioteca. Cada uno anota cuántos minutos duró su visita.',
    ),
    population: [
      q('the Saturday visitors to the library', 'los visitantes de la biblioteca los sábados'),
      q('the visitors in the sample', 'los visitantes de la muestra'),
      q('the books of the library', 'los libros de la biblioteca'),
    ],
    attribute: [
      q('length of the visit', 'duración de la visita'),
      q('age', 'edad'),
      q('number of books borrowed', 'número de libros prestados'),
    ],
    method: [METHOD.survey, METHOD.stopwatch, METHOD.counting],
    unit: [UNIT.minutes, UNIT.hours, UNIT.years],
    shows: q(
      'The number of minutes tells how long each visit lasted.',
      'El número de minutos indica cuánto duró cada visita.',
    ),
    does: q('The librarian hands out a short survey.', 'La bibliotecaria reparte una breve encuesta.'),
    questions: {
      right: q(
        'How long do visitors stay in the library on Saturdays?',
        '¿Cuánto tiempo se quedan los visitantes en la biblioteca los sábados?',
      ),
      otherGroup: q(
        'How long do the librarians in the country work on Saturdays?',
        '¿Cuánto tiempo trabajan los sábados las bibliotecarias del país?',
      ),
      otherAttribute: q(
        'How many books do the Saturday visitors borrow?',
        '¿Cuántos libros piden prestados los visitantes de los sábados?',
      ),
      single: q('At what time does the library close this Saturday?', '¿A qué hora cierra la biblioteca este sábado?'),
    },
  },
  {
    story: q(
      'A farmer takes a sample of the eggs that his hens laid this week. He places each egg on a small scale and writes down a number of grams.',
      'Un granjero toma una muestra de los huevos que pusieron sus gallinas esta semana. Coloca cada huevo en una báscula pequeña y anota un número de gramos.',
    ),
    population: [
      q('the eggs laid this week', 'los huevos puestos esta semana'),
      q('the eggs in the sample', 'los huevos de la muestra'),
      q('all the animals on the farm', 'todos los animales de la granja'),
    ],
    attribute: [
      q('weight of an egg', 'peso de un huevo'),
      q('price of an egg', 'precio de un huevo'),
      q('age of a hen', 'edad de una gallina'),
    ],
    method: [METHOD.scale, METHOD.ruler, METHOD.tags],
    unit: [UNIT.grams, UNIT.pounds, UNIT.dollars],
    shows: q('A scale shows how heavy each egg is.', 'Una báscula muestra cuánto pesa cada huevo.'),
    does: q('The farmer places each egg on a small scale.', 'El granjero coloca cada huevo en una báscula pequeña.'),
    questions: {
      right: q('How much do the eggs laid this week weigh?', '¿Cuánto pesan los huevos puestos esta semana?'),
      otherGroup: q('How much do the hens on the farm weigh?', '¿Cuánto pesan las gallinas de la granja?'),
      otherAttribute: q('How long are the eggs laid this week?', '¿Cuánto miden los huevos puestos esta semana?'),
      single: q('How many eggs did the hens lay this week?', '¿Cuántos huevos pusieron las gallinas esta semana?'),
    },
  },
  {
    story: q(
      'At noon, Mr. Cruz carries a thermometer from classroom to classroom of his school. In each of them he writes down the degrees Fahrenheit.',
      'Al mediodía, el Sr. Cruz lleva un termómetro de salón en salón por su escuela. En cada uno anota los grados Fahrenheit.',
    ),
    population: [
      q('the classrooms of the school', 'los salones de la escuela'),
      q('the schools of the city', 'las escuelas de la ciudad'),
      q('the students of the school', 'los estudiantes de la escuela'),
    ],
    attribute: [
      q('temperature at noon', 'temperatura al mediodía'),
      q('number of windows', 'número de ventanas'),
      q('width of the room', 'ancho del salón'),
    ],
    method: [METHOD.thermometer, METHOD.survey, METHOD.counting],
    unit: [UNIT.fahrenheit, UNIT.celsius, UNIT.feet],
    shows: q(
      'The degrees tell how warm each classroom is at noon.',
      'Los grados indican qué temperatura hay en cada salón al mediodía.',
    ),
    does: q(
      'Mr. Cruz carries a thermometer from classroom to classroom.',
      'El Sr. Cruz lleva un termómetro de salón en salón.',
    ),
    questions: {
      right: q(
        'How warm are the classrooms of the school at noon?',
        '¿Qué temperatura hay al mediodía en los salones de la escuela?',
      ),
      otherGroup: q(
        'How warm are the homes of the students at noon?',
        '¿Qué temperatura hay al mediodía en las casas de los estudiantes?',
      ),
      otherAttribute: q(
        'How wide are the classrooms of the school?',
        '¿Cuánto miden de ancho los salones de la escuela?',
      ),
      single: q(
        'How warm is the principal’s office right now?',
        '¿Qué temperatura hay en este momento en la oficina de la directora?',
      ),
    },
  },
]
