/**
 * Loads pages of the exchange in the background, sends their forms, and copies parts of the response into this page. It
 * uses XMLHttpRequest because that parses the response into a document; the page's Trusted Types policy forbids turning
 * text into markup.
 */

const TIMEOUT_MS = 10_000;

/** Loads a page, or sends a form and loads the response. Rejects if no page arrives in time. */
export function loadPage(path: string, form?: URLSearchParams): Promise<Document> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(form === undefined ? 'GET' : 'POST', path);
    request.responseType = 'document';
    request.timeout = TIMEOUT_MS;
    // Otherwise errors would be answered as JSON.
    request.setRequestHeader('Accept', 'text/html');
    request.onload = () =>
      request.responseXML === null
        ? reject(new Error(`${path} answered ${request.status}`))
        : resolve(request.responseXML);
    request.onerror = request.ontimeout = () => reject(new Error(`${path} does not response`));
    if (form === undefined) return request.send();
    request.setRequestHeader('Content-Type', 'application/x-www-form-urlencoded');
    request.send(form.toString());
  });
}

/** The values of a form, as the browser would send them. */
export function formValues(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values.append(name, value);
  return values;
}

/**
 * Replaces the content of an element by that of the response. The element itself stays, so that screen readers announce
 * changes in live regions. Returns false if either page lacks the element.
 */
export function replacePart(response: Document, id: string): boolean {
  const [mine, theirs] = [document.getElementById(id), response.getElementById(id)];
  if (mine === null || theirs === null) return false;
  mine.className = theirs.className;
  mine.replaceChildren(...document.adoptNode(theirs).childNodes);
  return true;
}
