package org.openapitools.jackson.nullable;

import com.fasterxml.jackson.databind.module.SimpleModule;

/** Stands in for a class of Maven Central, which the client that openapi-generator makes refers to and does not need here. */
public class JsonNullableModule extends SimpleModule {}
