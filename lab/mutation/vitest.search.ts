import { testsOf } from './testsOf.ts';

export default testsOf('src/{search,site}/**/!(gameName).test.ts');
