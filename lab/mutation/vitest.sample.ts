import { testsOf } from './testsOf.ts';

export default testsOf('src/{search,site,server,offline,storage}/**/!(gameName).test.ts');
