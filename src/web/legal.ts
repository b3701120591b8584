/** The legal pages of an operator's brand, such as the terms of use. */

import { html, trustedHtml } from './framework/html';
import { definePage } from './framework/page';

export const showLegalPage = definePage({
  method: 'get',
  path: '/legal/{page}',
  access: 'public',
  handler: ({ params, language, texts }, { accounts: { brand } }) => {
    const page = brand.legalPages.find(({ name }) => name === params['page']);
    if (page === undefined) {
      const { title, text } = texts.problems.notFound;
      return { status: 404, title, html: html`<h1>${title}</h1><p class="lead">${text}</p>` };
    }
    const title = page.title[language];
    return { title, html: html`<h1>${title}</h1>\n${trustedHtml(page.content[language])}` };
  },
});
